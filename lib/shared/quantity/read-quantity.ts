import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { readListedCount } from '../numbers/read-count';
import type { Pack } from './quantity-rules';
import { namesAnyPack, namesPack, unitsOfWord } from './unit-words';

/** `2 boxes of 12` is 2, `boxes`, each 12. Marks as in read-count.ts. */
export type WrittenQuantity = {
  count: number;
  unit?: string;
  each?: number;
  mark?: '.' | ',';
  decimalMark?: '.' | ',';
};

export type QuantityFault =
  | 'quantity-required'
  | 'quantity-unreadable'
  | 'quantity-not-whole'
  | 'pack-unknown'
  | 'pack-differs';

type Failed = { problem: QuantityFault };

/** A number, optionally a word and the units in each: `2 boxes`, `2 boxes of 12`, `2 Kartons à 12`, `2 x 12`. */
const WRITTEN =
  /^(\+?\d[\d.,'’]*(?: \d{3}(?!\d))*)(?: ?([\p{L}]+\.?(?:\([a-z]{1,2}\))?))?(?: ?(?:of|à|a|je|zu|@|x|×|\*) ?(\d+)(?: ?\p{L}+\.?)?)?$/u;

export function readWritten(text: string): WrittenQuantity | Failed {
  const typed = unifyForms(text).trim().replace(/\s+/g, ' ');
  const [, digits, unit, each] = WRITTEN.exec(typed.replace(/ ?[×*] ?(?=\d)/, ' x ')) ?? [];
  if (digits === undefined) {
    const read = readListedCount(typed);
    return 'problem' in read ? read : { count: read.count };
  }
  const read = readListedCount(digits);
  if ('problem' in read) return read;
  return { ...read, ...(unit ? { unit } : {}), ...(each ? { each: Number(each) } : {}) };
}

function packsNamed(word: string, packs: readonly Pack[]): readonly Pack[] {
  const named = packs.filter(({ name }) => namesPack(word, name));
  return named.length === 0 && namesAnyPack(word) ? packs : named;
}

/** A pack that the tool does not have, or of another size, is never guessed. */
function unitsOfOne({ unit, each }: WrittenQuantity, packs: readonly Pack[]): number | Failed {
  const fixed = unit === undefined ? 1 : unitsOfWord(unit);
  if (unit === undefined || fixed !== null) return (fixed ?? 1) * (each ?? 1);
  const named = packsNamed(unit, packs);
  const fitting = each === undefined ? named : named.filter(({ units }) => units === each);
  if (fitting.length === 1) return fitting[0]?.units ?? 1;
  if (each !== undefined && packs.length === 0) return each;
  return { problem: named.length > 0 && each !== undefined ? 'pack-differs' : 'pack-unknown' };
}

export function unitsOfWritten(
  written: WrittenQuantity,
  packs: readonly Pack[] = [],
): { units: number } | Failed {
  const one = unitsOfOne(written, packs);
  if (typeof one !== 'number') return one;
  const units = written.count * one;
  return Number.isSafeInteger(units) ? { units } : { problem: 'quantity-unreadable' };
}
