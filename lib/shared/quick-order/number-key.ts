import { normalizeAround } from '../unify-forms';

/** Joins a number to one run of letters and digits without accents, much as the store compares them: for suggestions alone. */
export function numberKey(text: string): string {
  return normalizeAround(text, (part) => part.normalize('NFKD'))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
