// Draws the PNG icons of the web app from web/public/icon.svg (phones ask for PNG). Run by hand after a change:
// node scripts/icons.mjs, with a Chromium at CHROME_PATH (/usr/bin/chromium where Debian puts it).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const folder = new URL('../web/static/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', folder), 'utf8');
const GROUND = '#10201f';
// Launchers cut a maskable icon to their own shape, so its picture stays within the middle.
const PICTURES = [
  ['icon-180.png', 180, 1.12, GROUND],
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  ['icon-maskable-512.png', 512, 0.9, GROUND],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const [name, size, scale, ground] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  const at = (size * (1 - scale)) / 2;
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{position:absolute;left:${at}px;top:${at}px;width:${size * scale}px}</style>${icon}`,
  );
  writeFileSync(fileURLToPath(new URL(name, folder)), await page.screenshot({ omitBackground: true }));
}
await browser.close();
