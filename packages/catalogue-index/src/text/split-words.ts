import { foldText } from '@forgeline/tool-text/fold-text';

/** Runs of letters, or numbers with their decimals or fraction: `18V` is `18` and `v`, `1/2in` is `1/2` and `in`. */
const ATOM = /\p{L}+|\p{N}+(?:[.,/]\p{N}+)*/gu;

/** Returns the smallest searchable parts of a text, folded: `M-10, 12,5 mm` is `m`, `10`, `12.5`, `mm`. */
export function atomsOf(text: string): string[] {
  return (foldText(text).match(ATOM) ?? []).map((atom) => atom.replaceAll(',', '.'));
}

/** Atoms, their singulars, and each two neighbours as one: `ball peen`, `ball-peen` and `ballpeen` are equal. */
export function termsOf(text: string): Set<string> {
  const atoms = atomsOf(text);
  const terms = new Set<string>();
  for (const [position, atom] of atoms.entries()) {
    terms.add(atom);
    terms.add(singularOf(atom));
    const next = atoms[position + 1];
    if (next !== undefined) terms.add(atom + next);
  }
  return terms;
}

const SHORTEST_PLURAL = 4;

/** By its ending only: `wrenches` is `wrench`, `files` is `file`, `pliers` is `plier`. */
export function singularOf(word: string): string {
  if (word.length < SHORTEST_PLURAL || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}
