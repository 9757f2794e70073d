/**
 * Spaces, controls, unpaired surrogates, default ignorables (zero-width, bidirectional and variation marks, soft
 * hyphens, tags, Hangul fillers), and the few without a property for it: blank Braille, annotation marks, object
 * replacement, hieroglyph format controls and blanks, the note without a head.
 */
const INVISIBLE =
  /[\p{White_Space}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{13441}\u{13442}\u{1d159}]+/gu;

export function visiblePart(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Has a visible letter, digit, punctuation mark or symbol; combining marks alone do not count. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(visiblePart(text));
}

/** Refuses control characters except line breaks and tabs, and unpaired surrogates, which UTF-8 cannot encode. */
export function isPlainText(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u.test(value);
}
