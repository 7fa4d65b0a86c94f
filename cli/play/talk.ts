import type { Language } from '@iacta/core';
import type { TerminalWords } from '../words/catalogue.ts';
import { WORDS } from '../words/index.ts';
import { commandOf } from './commands.ts';
import type { Question, Reply, Terminal } from './terminal.ts';

/** A terminal and the language that is spoken at it. */
export class Talk {
  readonly terminal: Terminal;
  #language: Language;

  constructor(terminal: Terminal, language: Language) {
    this.terminal = terminal;
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
    return this.terminal.ask({ ...question, isCommand: (text) => commandOf(text, this.words) !== null });
  }

  async confirm(prompt: string): Promise<boolean> {
    const { yes, no } = this.words;
    for (;;) {
      const reply = await this.terminal.ask({ prompt, choices: [{ label: yes }, { label: no }], byEnter: 0 });
      if ('choice' in reply) return reply.choice === 0;
    }
  }
}
