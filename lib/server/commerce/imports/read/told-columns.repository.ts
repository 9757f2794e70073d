import { collection } from '@/lib/server/platform/db/collections';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';

/** So many columns of a kind are remembered. */
const COLUMNS_MAX = 500;

/** Returns what people said of columns of this kind before, by their headings in lower case. */
export async function findToldColumns(kind: ImportKind): Promise<ReadonlyMap<string, string>> {
  const told = await (await collection('import_columns')).findOne({ _id: kind });
  return new Map((told?.columns ?? []).map(({ heading, field }) => [heading, field]));
}

/** Remembers what somebody said of columns, in place of what was said of those before. */
export async function putToldColumns(kind: ImportKind, said: ReadonlyMap<string, string>): Promise<void> {
  const known = await findToldColumns(kind);
  const columns = [...new Map([...said, ...[...known].filter(([heading]) => !said.has(heading))])]
    .slice(0, COLUMNS_MAX)
    .map(([heading, field]) => ({ heading, field }));
  await (await collection('import_columns')).updateOne(
    { _id: kind },
    { $set: { columns } },
    { upsert: true },
  );
}
