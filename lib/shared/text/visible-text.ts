/**
 * Characters that leave no mark: spaces, controls, half a surrogate pair, what Unicode has displays ignore (zero-width, bidirectional
 * and variation marks, soft hyphens, tags, Hangul fillers), and the few without a property for it: the blank of Braille, annotation
 * marks, the place of an object, format controls and blanks of hieroglyphs, the note without a head.
 */
const INVISIBLE =
  /[\p{White_Space}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{13430}-\u{1343f}\u{13441}\u{13442}\u{1d159}]+/gu;

/** Removes what nobody sees, spaces among it. */
export function visiblePart(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Whether a text has a letter, digit, punctuation mark or symbol that is seen; marks that combine with a letter are none. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(visiblePart(text));
}
