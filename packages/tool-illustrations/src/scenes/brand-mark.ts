import { path, rect } from '../kit/svg';

const LETTER = 'M8 7h16l-3 5h-7v3h8l-3 5h-5v5l-6 3z';

/** The shop's logo on 32 × 32: a forged F in a square, as in the header. */
export const BRAND_SQUARE = rect(0, 0, 32, 32, '#ffc629', 3) + path(LETTER, '#15181c');

/** The logo as an icon. `bleed` fills the corners and leaves room for masks that crop it. */
export function drawIcon(size: number, bleed = false): string {
  const art = bleed ? `${rect(-8, -8, 48, 48, '#ffc629')}${path(LETTER, '#15181c')}` : BRAND_SQUARE;
  const box = bleed ? '-8 -8 48 48' : '0 0 32 32';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}">${art}</svg>`;
}
