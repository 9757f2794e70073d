import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { readListedCount } from '../numbers/read-count';
import type { Pack } from './quantity-rules';

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

const UNIT_WORDS = new Set(
  'x pc pcs piece pieces ea each unit units st stk stck stück stueck stücke no nos off'.split(' '),
);

const PACK_WORDS = [
  'box boxes bx bxs schachtel schachteln',
  'carton cartons ctn ctns karton kartons krt kart',
  'case cases cs kiste kisten',
  'pack packs pk pks pkg pkgs package packages packet packets packung packungen pck paket pakete',
  'pallet pallets plt palette paletten pal',
  'bag bags beutel tüte tüten',
  'roll rolls rolle rollen',
  'set sets satz sätze',
  'pair pairs pr paar paare',
  'bundle bundles bund bündel',
  'tray trays tablett tabletts',
  'tube tubes tubus',
  'can cans dose dosen',
  'bucket buckets eimer',
].map((words) => words.split(' '));

const ANY_PACK = new Set('vpe ve pu gebinde pack packs pk pkg'.split(' '));

const DOZEN = new Set('dozen dozens dz doz dutzend dtz'.split(' '));

/** Lower case, without the marks of abbreviations and plurals in brackets: `Stk.`, `box(es)`. */
function foldUnit(word: string): string {
  return unifyForms(word)
    .toLowerCase()
    .replace(/\((?:s|es|n|en|e)\)/g, '')
    .replace(/[.:]+$/, '')
    .trim();
}

/** 1 for pieces, 12 for a dozen, null for anything else. */
function unitsOfWord(word: string): number | null {
  const folded = foldUnit(word);
  if (UNIT_WORDS.has(folded)) return 1;
  return DOZEN.has(folded) ? 12 : null;
}

function sameWords(word: string): readonly string[] {
  return PACK_WORDS.find((words) => words.includes(word)) ?? [word];
}

/** `cartons` names `Carton of 12`. */
export function namesPack(word: string, packName: string): boolean {
  const folded = foldUnit(word);
  const name = foldUnit(packName);
  if (folded === name) return true;
  const [first = ''] = name.split(/[\s(,/]/, 1);
  return sameWords(folded).includes(first);
}

/** A word for any pack names a tool's pack if it has only one. */
function namesAnyPack(word: string): boolean {
  return ANY_PACK.has(foldUnit(word));
}

export function isUnitWord(word: string): boolean {
  const folded = foldUnit(word);
  return (
    unitsOfWord(folded) !== null || ANY_PACK.has(folded) || PACK_WORDS.some((all) => all.includes(folded))
  );
}
