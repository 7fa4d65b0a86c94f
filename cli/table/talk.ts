import type { Language } from '@iacta/core';
import type { Question, Reply, Terminal } from '../terminal/terminal.ts';
import type { Command, TerminalWords } from '../words/catalogue.ts';
import { WORDS } from '../words/index.ts';
import { commandOf, LOCAL_COMMANDS, type Typed } from './commands.ts';

/** A terminal and the language that is spoken at it. */
export class Talk {
  readonly terminal: Terminal;
  readonly commands: readonly Command[];
  #language: Language;

  constructor(terminal: Terminal, language: Language, commands: readonly Command[] = LOCAL_COMMANDS) {
    this.terminal = terminal;
    this.commands = commands;
    this.#language = language;
    terminal.phrases = WORDS[language];
  }

  get language(): Language {
    return this.#language;
  }

  get words(): TerminalWords {
    return WORDS[this.#language];
  }

  speak(language: Language): void {
    this.#language = language;
    this.terminal.phrases = WORDS[language];
  }

  /** A question at which commands are understood. */
  ask(question: Question): Promise<Reply> {
    const isCommand = (text: string) => this.commandOf(text) !== null || question.isCommand?.(text) === true;
    return this.terminal.ask({ ...question, isCommand });
  }

  commandOf(text: string): Typed | null {
    return commandOf(text, this.words, this.commands);
  }

  async confirm(prompt: string): Promise<boolean> {
    const { yes, no } = this.words;
    for (;;) {
      const reply = await this.terminal.ask({ prompt, choices: [{ label: yes }, { label: no }], byEnter: 0 });
      if ('choice' in reply) return reply.choice === 0;
    }
  }
}
