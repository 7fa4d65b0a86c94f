import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import '@fontsource/caveat/latin-500.css';
import '@iacta/pieces/tokens.css';
import './page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './lib/language.svelte.ts';
import { settings } from './lib/settings.svelte.ts';

const target = document.getElementById('app');
if (target) {
  await loadWords(settings.language);
  mount(App, { target });
}
// Absent on plain http outside localhost: everything but installing and offline works without it.
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('./sw.js');
