import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** In the page: texts that should not be there, and elements that overflow. */
export function faults(): string[] {
  const found: string[] = [];
  /** Letters of a name that always fit. */
  const LONG_NAME = 12;
  // A value that is not there, or the name of a text instead of the text.
  const NEVER = /undefined|NaN|\[object|\$\{|=>|\b(?!iPhone\b)[a-z]+[A-Z]\w*/;
  /** For screen readers: the last is where the router says the title of a new page. */
  const HIDDEN = 'script, style, .unseen, #svelte-announcer';
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
    if (!seen(element)) continue;
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name);
      if (text !== null && (text.trim() === '' || NEVER.test(text)) && !(name === 'alt' && text === ''))
        found.push(`${name} of ${element.outerHTML.slice(0, 120)}`);
    }
  }
  for (const control of document.querySelectorAll('button, a[href]')) {
    const name = `${control.getAttribute('aria-label') ?? ''}${control.textContent ?? ''}`;
    if (seen(control) && name.trim() === '') found.push(`nameless: ${control.outerHTML.slice(0, 120)}`);
  }
  const isCut = (from: Element, upTo: Element) => {
    for (let each: Element | null = from; each && each !== upTo; each = each.parentElement)
      if (getComputedStyle(each).overflowX !== 'visible') return true;
    return false;
  };
  /** What hides the rest of a text that is too long for it, with or without an ellipsis; not what can be scrolled. */
  const clipOf = (from: Element): Element | null => {
    for (let each: Element | null = from; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (/auto|scroll/.test(overflowX + overflowY)) return null;
      if (/hidden|clip/.test(overflowX + overflowY)) return each;
    }
    return null;
  };
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest(HIDDEN) || !seen(parent)) continue;
    if (NEVER.test(text)) found.push(`text: ${text.slice(0, 80)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const out = [...range.getClientRects()].find((box) => box.right > width + 1 || box.left < -1);
    if (out)
      found.push(
        `sticks out: ${text.slice(0, 60)} (${Math.round(out.left)} to ${Math.round(out.right)} of ${width})`,
      );
    const clip = clipOf(parent);
    if (clip) {
      const edge = clip.getBoundingClientRect();
      const isOutside = (box: DOMRect) =>
        box.right > edge.right + 1 ||
        box.left < edge.left - 1 ||
        box.bottom > edge.bottom + box.height / 3 ||
        box.top < edge.top - box.height / 3;
      // A person's name can be as long as the field for it; any other text is written to fit.
      const isLongName = clip.matches('.name') && text.length > LONG_NAME;
      if (!isLongName && [...range.getClientRects()].some(isOutside))
        found.push(`cut off: ${text.slice(0, 80)} (${clip.className || clip.tagName})`);
    }
    const control = parent.closest('button, a.button, th, td');
    if (!control || isCut(parent, control)) continue;
    const frame = control.getBoundingClientRect();
    const wide = [...range.getClientRects()].some(
      (box) => box.right > frame.right + 2 || box.left < frame.left - 2,
    );
    if (wide) found.push(`wider than its place: ${text.slice(0, 60)}`);
  }
  return [...new Set(found)];
}
