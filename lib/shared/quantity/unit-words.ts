import { unifyForms } from '@forgeline/tool-text/unify-forms';

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
export function unitsOfWord(word: string): number | null {
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
export function namesAnyPack(word: string): boolean {
  return ANY_PACK.has(foldUnit(word));
}

export function isUnitWord(word: string): boolean {
  const folded = foldUnit(word);
  return (
    unitsOfWord(folded) !== null || ANY_PACK.has(folded) || PACK_WORDS.some((all) => all.includes(folded))
  );
}
