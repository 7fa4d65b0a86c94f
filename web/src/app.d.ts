import type { Meta } from './lib/shell/meta.ts';

declare global {
  namespace App {
    interface PageData {
      meta?: Meta;
    }
  }
}
