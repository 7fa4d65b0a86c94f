import { LANGUAGES } from '@iacta/core';
import type { Command } from '../words/catalogue.ts';
import { WORDS } from '../words/index.ts';
import { commandList } from './commands.ts';
import { rulesFile } from './game.ts';
import { scoreTable } from './scores.ts';
import type { TableScreen } from './table-screen.ts';
import type { Talk } from './talk.ts';

/** The commands that only show something; false where the command is another one. */
export async function showPage(table: TableScreen, command: Command): Promise<boolean> {
  const { terminal, words, commands } = table.talk;
  switch (command) {
    case 'help':
      await terminal.read(words.helpTitle, [
        words.helpChoosing,
        words.helpMarking,
        '',
        ...commandList(words, commands),
        '',
        ...howTo(table),
      ]);
      return true;
    case 'rules':
      await terminal.read(table.game.words.title, howTo(table));
      return true;
    case 'score':
      await terminal.read(
        words.scoreTitle,
        scoreTable(table.game, table.position, table.name, words, terminal.columns),
      );
      return true;
    case 'story': {
      const { story } = table;
      await terminal.read(words.storyTitle, story.length > 0 ? story : [words.storyEmpty], 'end');
      return true;
    }
    default:
      return false;
  }
}

function howTo({ game, talk }: TableScreen): string[] {
  const { paint } = talk.terminal;
  const file = rulesFile(game.id);
  return [
    ...game.words.howTo.flatMap(({ heading, text }) => [paint('bold', heading), text, '']),
    ...(file === null ? [] : [talk.words.rulesFile(file)]),
  ];
}

export async function askLanguage(talk: Talk): Promise<Talk['language']> {
  const choices = LANGUAGES.map((language) => ({ label: WORDS[language].language }));
  for (;;) {
    const byEnter = LANGUAGES.indexOf(talk.language);
    const reply = await talk.terminal.ask({ prompt: talk.words.whichLanguage, choices, byEnter });
    if ('choice' in reply) return LANGUAGES[reply.choice];
  }
}
