import { foldText } from '@forgeline/tool-text/fold-text';

const ID_LENGTH = 30;

/** Returns an id made of a name that none of these is, for a method or a tax class. */
export function entryIdOf(name: string, taken: ReadonlySet<string>, otherwise: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, ID_LENGTH - 3)
    .replace(/^-+|-+$/g, '');
  const base = words === '' ? otherwise : words;
  let [id, number] = [base, 1];
  while (taken.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  return id;
}
