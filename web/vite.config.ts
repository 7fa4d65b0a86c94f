import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // The workspaces are read as source; what is packed for others is built elsewhere.
  resolve: { conditions: ['source', 'browser', 'module', 'development|production'] },
  // Safari 16.4, Chrome 111 and Firefox 114 are the oldest that are meant to work.
  build: {
    target: ['safari16.4', 'chrome111', 'firefox114'],
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  plugins: [
    svelte(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      workbox: { globPatterns: ['**/*.{js,css,html,svg,woff2,png}'], navigateFallback: 'index.html' },
      manifest: {
        name: 'Iacta',
        short_name: 'Iacta',
        description: 'Five dice games, one table.',
        display: 'standalone',
        background_color: '#f7f2e8',
        theme_color: '#10201f',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
    }),
  ],
});
