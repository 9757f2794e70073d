import { normalizeAround } from './unify-forms';

/** Letters that Unicode does not decompose, as people type them without a key for them. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Spells fractions out: `½` is `1/2`, and `1½` is `1 1/2`. */
export function spellOutFractions(text: string): string {
  return text.replace(
    /(\p{Nd}?)([\u00bc-\u00be\u2150-\u215e])/gu,
    (_, digit: string, fraction: string) =>
      `${digit}${digit && ' '}${fraction.normalize('NFKC').replace('\u2044', '/')}`,
  );
}

const MIXED = /(?<![\p{L}\p{N}.,/]|\p{L}-)([1-9]\d*)\s*[-‐‑–—−]\s*(\d+)\/(\d+)(?![\d/])/gu;

/**
 * Writes a whole number and a fraction below 1 that a hyphen joins without it: `1-1/2` is `1 1/2`. No range goes down, so spaces and
 * longer dashes make none either.
 */
export function joinMixedNumbers(text: string): string {
  return text.replace(MIXED, (written, whole: string, over: string, under: string) =>
    Number(over) < Number(under) ? `${whole} ${over}/${under}` : written,
  );
}

/** Only capitals have another form in these. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Removes what people leave out when they search: case, accents, compatibility forms (`½` is `1/2`). */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return spellOutFractions(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replaceAll('\u2044', '/');
}

/** Joins a text to one run of letters and digits: `FL-BV 125` is `flbv125`, and `FL-BV 12⁵` is not. */
export function compactText(text: string): string {
  return normalizeAround(text, foldText).replace(/[^\p{L}\p{N}]+/gu, '');
}
