import { foldText } from '@forgeline/tool-text/fold-text';
import { REFERENCE_MAX_LENGTH } from '@/lib/shared/orders/order.schema';
import type { ListRow, RowNote } from '@/lib/shared/quick-order/list-row';
import type { UnreadColumn } from '@/lib/shared/quick-order/quick-order.schema';

/** The tool that a row was found to name. */
export type NamedTool = { names: readonly string[]; isNumber: (text: string) => boolean };

type Column = Pick<RowNote, 'group' | 'column' | 'heading' | 'kind'> & {
  texts: Map<number, string>;
  /** Texts of rows whose tool is known, and those of them that are its name. */
  judged: number;
  named: number;
};

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]{3,}/gu) ?? [];

function isName(text: string, names: readonly string[]): boolean {
  const words = wordsOf(text);
  return names.some((name) => {
    const known = new Set(wordsOf(name));
    return words.length > 0 && words.filter((word) => known.has(word)).length * 2 >= words.length;
  });
}

const RANKS: Record<RowNote['kind'], number> = { certain: 0, likely: 1, unread: 2 };

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= REFERENCE_MAX_LENGTH ? line : `${line.slice(0, REFERENCE_MAX_LENGTH - 1)}…`;
}

function columnsOf(rows: readonly ListRow[], toolOf: (line: number) => NamedTool | undefined): Column[] {
  const columns = new Map<string, Column>();
  for (const { line, notes = [] } of rows)
    for (const { text, ...note } of notes) {
      const tool = toolOf(line);
      if (note.kind !== 'certain' && tool?.isNumber(text)) continue;
      const key = `${note.group} ${note.column}`;
      const column = columns.get(key) ?? { ...note, texts: new Map(), judged: 0, named: 0 };
      if (RANKS[note.kind] < RANKS[column.kind]) column.kind = note.kind;
      columns.set(key, column);
      column.texts.set(line, text);
      if (!tool) continue;
      column.judged += 1;
      if (isName(text, tool.names)) column.named += 1;
    }
  // Without headings, only rows whose tool is known show what a column is.
  return [...columns.values()].filter(
    ({ heading, kind, judged, named }) =>
      kind !== 'likely' || (judged > 0 ? named * 2 < judged : heading !== ''),
  );
}

/**
 * In each table one column of texts is the reference of its rows: that with a heading for it, else the first one that
 * is no article number and no name of a tool. Others that a row fills are `unread`. Pure.
 */
export function readNotes(
  rows: readonly ListRow[],
  toolOf: (line: number) => NamedTool | undefined,
): { references: Map<number, string>; unread: UnreadColumn[] } {
  const columns = columnsOf(rows, toolOf).sort(
    (a, b) => RANKS[a.kind] - RANKS[b.kind] || a.column - b.column,
  );
  const references = new Map<number, string>();
  const read = new Set<string>();
  const unread = new Map<string, UnreadColumn>();
  for (const { group, column, heading, kind, texts } of columns) {
    if (kind !== 'unread' && !read.has(group)) {
      read.add(group);
      for (const [line, text] of texts) references.set(line, cut(text));
    } else {
      unread.set(`${column} ${heading}`, { column: column + 1, ...(heading ? { heading } : {}) });
    }
  }
  return { references, unread: [...unread.values()].sort((a, b) => a.column - b.column) };
}
