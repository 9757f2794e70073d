import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import { missingGroups, missingLists } from '@/lib/server/commerce/prices/named-prices';
import { missingCategories } from '@/lib/server/commerce/tools/categories/named-categories';
import type { ImportAddition, ImportRow } from '@/lib/server/platform/db/documents/imports';
import { ADDITIONS_OF, type AdditionsName, type ImportKind } from '@/lib/shared/imports/import-kinds';
import type { MatchedColumn } from './read/match-columns';
import { listOfField } from './read/wide-columns';

type Named = { row: number; name: string };

/** The field that names what is added. */
const NAMING = { categories: 'category', groups: 'group', lists: 'list' } as const;

const MISSING: Readonly<Record<AdditionsName, (named: readonly Named[]) => Promise<ImportAddition[]>>> = {
  categories: missingCategories,
  groups: missingGroups,
  lists: missingLists,
};

/** Returns each name in a column once, with the first row that has it. */
function namesIn(rows: readonly ImportRow[], place: number): Named[] {
  const names = new Map<string, Named>();
  for (const { row, value } of rows) {
    const name = Array.isArray(value) ? String(value[place] ?? '').trim() : '';
    const key = nameKey(name);
    if (name !== '' && !names.has(key)) names.set(key, { row, name });
  }
  return [...names.values()];
}

/** Returns what rows name and is missing, of what is to be added. */
export async function planAdditions(
  kind: ImportKind,
  create: readonly AdditionsName[],
  { columns, rows }: { columns: readonly MatchedColumn[]; rows: readonly ImportRow[] },
): Promise<ImportAddition[]> {
  const name = ADDITIONS_OF[kind];
  if (!name || !create.includes(name)) return [];
  const known = columns.filter(({ field }) => field !== null);
  const place = known.findIndex(({ field }) => field === NAMING[name]);
  // In a wide table columns name lists.
  const first = rows[0]?.row ?? 0;
  const wide = name === 'lists' ? known.flatMap(({ field }) => listOfField(field ?? '') ?? []) : [];
  const named = [
    ...(place < 0 ? [] : namesIn(rows, place)),
    ...wide.map((list) => ({ row: first, name: list })),
  ];
  return named.length === 0 ? [] : MISSING[name](named);
}
