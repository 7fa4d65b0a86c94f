/** The width of the board, in CSS pixels: as in an upright tablet. */
const WIDTH = 560;
/** Room enough for the tallest board; what is not needed is cut off. */
const ROOM = 1400;

export interface SheetPicture {
  readonly image: HTMLImageElement;
  readonly width: number;
  /** What the board needs of it. */
  readonly height: number;
}

/**
 * The board as it lies on the table, as an image: the page's own elements and styles inside an SVG. Null where the
 * browser does not draw that into a canvas; then the picture has the words alone.
 */
export async function sheetPicture(board: Element): Promise<SheetPicture | null> {
  const copy = board.cloneNode(true) as Element;
  for (const left of copy.querySelectorAll('[data-not-in-picture], dialog, .unseen, script')) left.remove();
  copy.removeAttribute('data-frame');
  const { dataset } = document.documentElement;
  const css = await styles(embedded);
  // In the page the letters may only come from its own address.
  const height = await heightOf(copy, await styles(addressed));
  const markup = new XMLSerializer().serializeToString(copy);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${ROOM}" data-theme="${dataset.theme}" data-motion="reduced"><foreignObject width="${WIDTH}" height="${ROOM}"><div xmlns="http://www.w3.org/1999/xhtml" style="font: 1rem/1.45 var(--sans); color: var(--ink)"><style>${escaped(css)}</style>${markup}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return { image, width: WIDTH, height: Math.ceil(height) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every rule of the page. */
async function styles(letters: (rule: CSSFontFaceRule) => string | Promise<string>): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(
    rules.map(async (rule) => (rule instanceof CSSFontFaceRule ? letters(rule) : rule.cssText)),
  );
  return texts.join('\n');
}

const SOURCE = /url\("?([^")]+)"?\)/;

function addressOf(rule: CSSFontFaceRule): string | null {
  const url = SOURCE.exec(rule.cssText)?.[1];
  return url ? new URL(url, rule.parentStyleSheet?.href ?? location.href).href : null;
}

function addressed(rule: CSSFontFaceRule): string {
  const address = addressOf(rule);
  return address ? rule.cssText.replace(SOURCE, `url("${address}")`) : '';
}

/** With the letters inside: an image can load nothing. */
async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = addressOf(rule);
  if (!address) return '';
  const blob = await fetch(address).then((answer) => answer.blob());
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
  return rule.cssText.replace(SOURCE, `url("${data}")`);
}

/** Laid out once in a window of the same size, since boards follow the size of theirs. */
async function heightOf(copy: Element, css: string): Promise<number> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position: fixed; inset: 0 auto auto -${2 * WIDTH}px; inline-size: ${WIDTH}px; block-size: ${ROOM}px; visibility: hidden`;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: there } = frame;
  if (!page || !there) return ROOM;
  page.documentElement.dataset.theme = document.documentElement.dataset.theme;
  // A style element would be against the page's own policy.
  const sheet = new (there as typeof globalThis & Window).CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  page.body.style.margin = '0';
  page.body.append(page.importNode(copy, true));
  await page.fonts.ready;
  const height = page.body.firstElementChild?.getBoundingClientRect().height ?? ROOM;
  frame.remove();
  return Math.min(height, ROOM);
}
