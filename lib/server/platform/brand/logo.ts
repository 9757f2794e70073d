import { existsSync, readFileSync } from 'node:fs';
import { shopFile } from '../config/shop-path';

export type Logo = {
  svg: string;
  /** Its width by its height. */
  ratio: number;
};

const MAX_BYTES = 16 * 1024;
const NUMBER = String.raw`[+-]?[\d.]+(?:e[+-]?\d+)?`;
const VIEW_BOX = new RegExp(
  String.raw`^<svg\b[^>]*\sviewBox=["']\s*${NUMBER}[\s,]+${NUMBER}[\s,]+(${NUMBER})[\s,]+(${NUMBER})\s*["']`,
  'i',
);
/** The widest mark that the header of a phone has room for, and the tallest that one would call a mark. */
const RATIO = { least: 0.5, most: 5 };

const REFUSED: readonly (readonly [of: RegExp, why: string])[] = [
  [/<text\b/i, 'has <text>, which needs a font: turn it into paths'],
  [/<(?:script|foreignObject|iframe)\b|\son\w+\s*=/i, 'has scripts or HTML'],
  [
    /<image\b|@import|(?:href\s*=\s*["']|url\(\s*["']?)(?!\s*["']?\s*#)/i,
    'refers to other files: embed shapes only',
  ],
];

/** Returns what of a file is the drawing. Throws an error that says why it is not usable. */
export function parseLogo(text: string, name = 'logo.svg'): Logo {
  const refuse = (why: string): never => {
    throw new Error(`${name}: it ${why}`);
  };
  const svg = text
    .replace(/<!--.*?-->/gs, '')
    .replace(/^.*?(?=<svg\b)/is, '')
    .trim();
  if (!/^<svg\b/i.test(svg)) refuse('is no SVG');
  for (const [of, why] of REFUSED) if (of.test(svg)) refuse(why);
  if (Buffer.byteLength(svg) > MAX_BYTES) refuse(`is larger than ${MAX_BYTES / 1024} KB: simplify it`);
  const [, width, height] = VIEW_BOX.exec(svg) ?? refuse('has no viewBox');
  const ratio = Number(width) / Number(height);
  if (!(ratio >= RATIO.least && ratio <= RATIO.most))
    refuse(`must be at most ${RATIO.most} times as wide as tall, and twice as tall as wide`);
  return { svg, ratio };
}

/** A bolt, for a shop without a logo. */
const PLAIN: Logo = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#15181c" d="M0 0h32v32H0z"/><path fill="#fff" d="M16 5l9.5 5.5v11L16 27l-9.5-5.5v-11z"/><circle cx="16" cy="16" r="5" fill="#15181c"/></svg>',
  ratio: 1,
};

/** Returns the shop's logo.svg, or a plain one where it has none. */
export function readLogo(): Logo {
  const file = shopFile('logo.svg');
  return existsSync(file) ? parseLogo(readFileSync(file, 'utf8')) : PLAIN;
}

/** Returns the shop's icon.svg where there is one, such as beside a logo that is a word, else the logo. */
export function readIcon(): Logo {
  const file = shopFile('icon.svg');
  return existsSync(file) ? parseLogo(readFileSync(file, 'utf8'), 'icon.svg') : readLogo();
}
