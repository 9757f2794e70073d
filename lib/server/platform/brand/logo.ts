import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
    throw new Error(`shop/${name} is not usable (see docs/your-shop.md): it ${why}.`);
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

/** The file lies beside the build, also in the artifact. */
export function readLogo(): Logo {
  return parseLogo(readFileSync(path.join(process.cwd(), 'shop', 'logo.svg'), 'utf8'));
}

/** Returns shop/icon.svg where there is one, such as beside a logo that is a word, else the logo. */
export function readIcon(): Logo {
  const file = path.join(process.cwd(), 'shop', 'icon.svg');
  return existsSync(file) ? parseLogo(readFileSync(file, 'utf8'), 'icon.svg') : readLogo();
}
