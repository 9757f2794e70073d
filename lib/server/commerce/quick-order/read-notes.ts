import { foldText } from '@forgeline/tool-text/fold-text';
import { REFERENCE_MAX_LENGTH } from '@/lib/shared/orders/order.schema';
import type { ListRow, NoteUse, RowNote } from '@/lib/shared/quick-order/list-row';
import type { UnreadColumn } from '@/lib/shared/quick-order/quick-order.schema';

/** The tool that a row was found to name. */
export type NamedTool = { names: readonly string[]; isNumber: (text: string) => boolean };

type Column = Pick<RowNote, 'group' | 'column' | 'heading' | 'kind' | 'use'> & {
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

const lineOf = (text: string) => text.replace(/\s+/g, ' ');

function cut(text: string): string {
  const line = lineOf(text);
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

/** By lines, the texts of columns of one use; several of a row are joined. */
function textsOf(columns: readonly Column[], use: NoteUse): Map<number, string> {
  const all = new Map<number, string>();
  for (const { texts } of columns.filter((column) => column.use === use))
    for (const [line, text] of texts) {
      const before = all.get(line);
      all.set(line, before === undefined ? lineOf(text) : `${before} · ${lineOf(text)}`);
    }
  return all;
}

export type ReadNotes = {
  references: Map<number, string>;
  notes: Map<number, string>;
  /** As they are written. */
  days: Map<number, string>;
  unread: UnreadColumn[];
  /** The columns of references, by group and place. */
  referenceColumns: Set<string>;
};

export const columnKey = (group: string, column: number) => `${group} ${column}`;

/**
 * In each table one column of texts is the reference of its rows: the one that was said to be, else that with a heading for it, else
 * the first one that is no article number and no name of a tool. Others that a row fills are `unread`. A reference that is too long is
 * cut, and stands in full in the note. Pure.
 */
export function readNotes(
  rows: readonly ListRow[],
  toolOf: (line: number) => NamedTool | undefined,
): ReadNotes {
  const columns = columnsOf(rows, toolOf).sort(
    (a, b) => RANKS[a.kind] - RANKS[b.kind] || a.column - b.column,
  );
  const told = columns.filter(({ use }) => use !== undefined);
  const whole = textsOf(told, 'reference');
  const read = new Set(told.flatMap(({ use, group }) => (use === 'reference' ? group : [])));
  const referenceColumns = new Set<string>();
  const unread = new Map<string, UnreadColumn>();
  for (const { group, column, heading, kind, texts } of columns.filter(({ use }) => use === undefined)) {
    if (kind !== 'unread' && !read.has(group)) {
      read.add(group);
      referenceColumns.add(columnKey(group, column));
      for (const [line, text] of texts) whole.set(line, lineOf(text));
    } else {
      unread.set(`${column} ${heading}`, { column: column + 1, ...(heading ? { heading } : {}) });
    }
  }
  const notes = textsOf(told, 'note');
  const references = new Map<number, string>();
  for (const [line, text] of whole) {
    references.set(line, cut(text));
    if (text.length <= REFERENCE_MAX_LENGTH) continue;
    notes.set(line, [text, notes.get(line)].filter(Boolean).join(' · '));
  }
  return {
    ...{ references, notes, days: textsOf(told, 'day'), referenceColumns },
    unread: [...unread.values()].sort((a, b) => a.column - b.column),
  };
}
