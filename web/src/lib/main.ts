import './fonts.css';
import '@iacta/pieces/tokens.css';
import './page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './shell/language.svelte.ts';
import { settings } from './shell/settings.svelte.ts';
import { watchForUpdates } from './shell/update.svelte.ts';

const target = document.getElementById('app');
if (target) {
  await loadWords(settings.language);
  mount(App, { target });
}
watchForUpdates();
