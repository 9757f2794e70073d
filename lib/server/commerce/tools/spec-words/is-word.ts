import { unitOf } from '@forgeline/tool-text/units';

/** Units, standards and grades are written the same everywhere: `rpm`, `DIN 3117`, `HSS-E`, `M16`, `TX10`. */
function isWritten(letters: string): boolean {
  const isUnit = unitOf(letters).dimension !== `unit ${letters}`;
  return letters.length > 2 && letters !== letters.toUpperCase() && !isUnit;
}

/** Whether a text of a specification has words, which other languages say otherwise. */
export function isWord(text: string): boolean {
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => !/\p{N}/u.test(part) && isWritten(part));
}
