import type { GamePage } from '@iacta/games/game';

export const page: GamePage = {
  board: () => import('./board/index.ts'),
  pictures: () => import('./board/pictures.ts'),
  guide: () => import('./board/guide.ts'),
  lesson: () => import('./board/lesson.ts'),
};
