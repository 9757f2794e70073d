import { createHash } from 'node:crypto';
import { shop } from '#shop';
import { accentColors } from './accent-colors';
import { type Logo, readLogo } from './logo';
import { readTheme } from './theme';

const HEADER_REM = 2;

function dataUrl(svg: string): string {
  const short = svg.replace(/\s+/g, ' ').replaceAll('> <', '><');
  const quoted = short.includes("'") ? short : short.replaceAll('"', "'");
  const readable = encodeURIComponent(quoted).replace(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent);
  return `data:image/svg+xml,${readable}`;
}

export function brandStyles(accent: string, { svg, ratio }: Logo): string {
  const { strong, onAccent, onSteel, light, dark, ...colors } = accentColors(accent);
  const values = {
    'shop-accent': colors.accent,
    'shop-accent-strong': strong,
    'shop-on-accent': onAccent,
    'shop-accent-on-steel': onSteel,
    'shop-accent-ink': `light-dark(${light.ink},${dark.ink})`,
    'shop-accent-wash': `light-dark(${light.wash},${dark.wash})`,
    'shop-mark': `url("${dataUrl(svg)}")`,
    'shop-mark-width': `${Number((HEADER_REM * ratio).toFixed(3))}rem`,
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/** Where the style sheet of the shop lies; any name between the two is served, as pages of before a change have another. */
export const STYLES_ADDRESS = { start: '/brand/shop-', end: '.css' } as const;

type Styles = { address: string; css: string };

let made: Styles | undefined;

/** Returns the style sheet of the shop, with its accent, its logo and its theme: a few hundred bytes and the logo. */
export function shopStyles(): Styles {
  if (made) return made;
  const css = `:root{${brandStyles(shop.accent, readLogo())}${readTheme().styles}}`;
  const name = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  made = { address: `${STYLES_ADDRESS.start}${name}${STYLES_ADDRESS.end}`, css };
  return made;
}
