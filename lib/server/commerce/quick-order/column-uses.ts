import type { ColumnUse, ReadColumn, ToldColumn } from '@/lib/shared/quick-order/list-columns';
import { headingKey } from '@/lib/shared/quick-order/list-columns';
import type { ListRow, TableColumn } from '@/lib/shared/quick-order/list-row';
import { columnKey, type NamedTool } from './read-notes';

const SAMPLES = 3;
const SAMPLE_LETTERS = 60;

type Found = TableColumn & {
  column: number;
  keys: Set<string>;
  samples: Set<string>;
  /** Rows whose tool it names. */
  numbers: number;
};

/** By heading, else by place: a column that several tables of a list have is one. */
const idOf = (heading: string, column: number) => headingKey(heading) || String(column);

function columnsOf(
  rows: readonly ListRow[],
  toolOf: (line: number) => NamedTool | undefined,
): Map<string, Found> {
  const columns = new Map<string, Found>();
  for (const { line, table, isTitle } of rows) {
    if (!table || isTitle) continue;
    const tool = toolOf(line);
    for (const [column, cell] of table.cells.entries()) {
      const each = table.columns[column];
      if (cell === '' || !each) continue;
      const id = idOf(each.heading, column);
      const found = columns.get(id) ?? {
        ...{ ...each, column, keys: new Set<string>(), samples: new Set<string>(), numbers: 0 },
      };
      columns.set(id, found);
      found.keys.add(columnKey(table.group, column));
      if (found.samples.size < SAMPLES) found.samples.add(cell.slice(0, SAMPLE_LETTERS));
      if (each.kind === undefined && tool?.isNumber(cell)) found.numbers += 1;
    }
  }
  return columns;
}

function guessedUse({ kind, keys, numbers }: Found, referenceColumns: ReadonlySet<string>): ColumnUse {
  if (kind === 'article' || numbers > 0) return 'number';
  if (kind === 'quantity' || kind === 'unit') return kind;
  return [...keys].some((key) => referenceColumns.has(key)) ? 'reference' : 'none';
}

/** How each column of a list's tables was read, in their order; columns without any text are none. Pure. */
export function columnUses(
  rows: readonly ListRow[],
  toolOf: (line: number) => NamedTool | undefined,
  referenceColumns: ReadonlySet<string>,
  told: readonly ToldColumn[],
): ReadColumn[] {
  const said = new Set(told.map(({ heading = '', column }) => idOf(heading, column - 1)));
  return [...columnsOf(rows, toolOf)]
    .map(([id, found]): ReadColumn => {
      const { column, heading, samples, told: use } = found;
      const by = use === undefined ? 'guess' : said.has(id) ? 'told' : 'learned';
      return {
        column: column + 1,
        ...(heading === '' ? {} : { heading: heading.slice(0, 200) }),
        ...{ use: use ?? guessedUse(found, referenceColumns), by, samples: [...samples] },
      };
    })
    .sort((a, b) => a.column - b.column);
}
