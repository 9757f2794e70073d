import type { ImportDocument, ImportRow, StoredIssues } from '@/lib/server/platform/db/documents/imports';

type Columns = NonNullable<ImportDocument['columns']>;

/** So many letters of a cell are shown beside what is wrong with it. */
const SHOWN_LETTERS = 200;

export const shownCell = (cell: string) =>
  cell.length > SHOWN_LETTERS ? `${cell.slice(0, SHOWN_LETTERS)}…` : cell;

/** Returns the column that a field's issue is about: of `texts.de.name` that of the German name, of an image that of pictures. */
export function columnOf(field: string, columns: Columns = []): Columns[number] | undefined {
  const [first = '', language, text] = field.split('.');
  const name = first === 'texts' ? `${text}:${language}` : first === 'image' ? 'pictures' : first;
  return columns.find((column) => column.field === field || column.field === name);
}

/** Returns issues of a file's row with the cells that they are about, as the file has them. */
export function withValues(
  issues: StoredIssues,
  { value, written = [] }: ImportRow,
  columns: Columns = [],
): StoredIssues {
  if (!Array.isArray(value)) return issues;
  const known = columns.filter((column) => column.field !== null);
  return issues.map((stored): StoredIssues[number] => {
    const [field, found, present] = stored;
    const column = present === undefined ? columnOf(field, known) : undefined;
    if (!column) return stored;
    const place = known.indexOf(column);
    const cell = written.find(([at]) => at === place)?.[1] ?? shownCell(String(value[place] ?? ''));
    return [field, found, cell];
  });
}
