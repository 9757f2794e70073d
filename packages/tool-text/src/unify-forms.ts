/** Marks that compatibility normalisation turns into digits: `²`, `½`, `①`, and squares such as `㎡` and `㏠`. */
const DIGIT_MARKS = String.raw`\p{No}\u32c0-\u32cb\u3358-\u3370\u3378\u3379\u339f-\u33a6\u33a8\u33af\u33e0-\u33fe`;
const BETWEEN_MARKS = new RegExp(`[^${DIGIT_MARKS}]+`, 'gu');
/** No normalisation changes such a text; nearly all texts are. */
const ASCII = /^\p{ASCII}*$/u;
const FOREIGN_DIGIT = /[^\P{Nd}0-9]/gu;

/** Applies a normalisation to a text except to marks that it would turn into digits: `10²` is not 102. */
export function normalizeAround(text: string, normalize: (part: string) => string): string {
  if (ASCII.test(text)) return normalize(text);
  return text.replace(BETWEEN_MARKS, normalize);
}

/** Converts a decimal digit of any script: Unicode has them in runs of ten, some one behind another. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Normalises like NFKC, and the digits of every script. Marks that are no digits of a number stay as they are. */
export function unifyForms(text: string): string {
  if (ASCII.test(text)) return text;
  return normalizeAround(text, (part) => part.normalize('NFKC')).replace(FOREIGN_DIGIT, asciiDigit);
}
