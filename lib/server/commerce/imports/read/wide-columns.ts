import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { headingCuts, isHarmless } from '@/lib/shared/tables/headings';

/** In a wide table a column is the price of a list, `list:Trade`, or that from a quantity on, `tier:10`. */
const LIST = 'list:';
const TIER = 'tier:';

const listField = (name: string) => `${LIST}${name}`;
export const isWideField = (field: string) => field.startsWith(LIST) || field.startsWith(TIER);

/** Returns the list or the quantity of a column of a wide table; null for any other. */
export function wideColumn(field: string): { list: string } | { from: number } | null {
  if (field.startsWith(LIST)) return { list: field.slice(LIST.length) };
  return field.startsWith(TIER) ? { from: Number(field.slice(TIER.length)) } : null;
}

/** Returns the list of a column that is the price of one; null for any other. */
export function listOfField(field: string): string | null {
  const said = wideColumn(field);
  return said && 'list' in said ? said.list.trim() || null : null;
}

const UNITS = '(?:\\s*(?:each|pieces?|pcs?|units?|stück|stueck|stk|stck|st|pièces?|pces?|unités?))?\\.?';
/** `ab 10`, `from 10 pcs`, `dès 10`, `≥ 10`, `10+`. */
const FROM = new RegExp(
  `^(?:(?:ab|from|dès|à partir de|≥|>=)\\s*(\\d{1,7})${UNITS}|(\\d{1,7})\\s*\\+)$`,
  'i',
);
const WHOLE = /^\d{1,7}$/;

/** Returns the column of a tier whose heading says it. */
export function tierField(heading: string): string | null {
  const [, from, plus] = FROM.exec(heading.trim()) ?? [];
  const units = Number(from ?? plus ?? 0);
  return units > 0 ? `${TIER}${units}` : null;
}

/** A whole number alone is one too, below which rows of figures may stand that are no headings. */
export function bareTierField(heading: string): string | null {
  const units = WHOLE.test(heading.trim()) ? Number(heading) : 0;
  return units > 0 ? `${TIER}${units}` : null;
}

/** Returns the column of a list that a heading may name, without what changes nothing: of `Grossistes CHF netto` that of Grossistes. */
export function listOffered(heading: string): string {
  const cuts = [...headingCuts(heading)].filter(({ addition }) => isHarmless(addition, 'money'));
  return `${LIST}${(cuts.at(-1)?.name ?? heading).trim()}`;
}

/** The names of price lists by what headings call them. */
export type NamedLists = ReadonlyMap<string, string>;

/** Returns the column of a list whose heading names it, or the group that it is for; what changes nothing may be added. */
export function namedListField(
  kind: ImportKind,
  heading: string,
  lists: NamedLists,
  keyOf: (name: string) => string,
): string | null {
  if (kind !== 'prices' || lists.size === 0) return null;
  for (const { name, addition } of headingCuts(heading)) {
    const list = lists.get(keyOf(name));
    if (list !== undefined) return isHarmless(addition, 'money') ? listField(list) : null;
  }
  return null;
}
