'use client';
import { useRef, useState } from 'react';
import { type ReadAgain, useToldColumns } from '@/components/quick-order/use-told-columns';
import type { Import, ImportedLine, OpenRow } from '@/lib/client/lists/list-import';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { ColumnUse, ReadColumn, ToldColumn } from '@/lib/shared/quick-order/list-columns';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-row';
import type { Texts } from '@/lib/shared/texts/texts-for';

const NOTHING: Import = { lines: [], open: [], skipped: 0 };

/** `inList` has the ids of tools that are already in the list. */
export function useReadRows(texts: Texts['lists']['import'], inList?: ReadonlySet<string>) {
  const [text, setText] = useState('');
  const [read, setRead] = useState(NOTHING);
  const [readCount, setReadCount] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** The text that was read last, and the lines there were before. */
  const source = useRef<{ content: string; before: Import } | null>(null);
  const columns = useToldColumns(async (told) => {
    const { current } = source;
    return current && reading(current.content, current.before, told);
  });

  /** Understood rows are added to the lines, the rest stays in the text; after a failure all of it. */
  async function check(content: string, before: Import): Promise<void> {
    const { list, apply } = await reading(content, before, columns.begin());
    source.current = { content, before };
    columns.take(list);
    apply();
    setReadCount((times) => times + 1);
  }

  async function reading(content: string, before: Import, told: readonly ToldColumn[]): Promise<ReadAgain> {
    const [{ readListFile }, { sortImport }, { checkList }] = await loadCode(() =>
      Promise.all([
        import('@/lib/client/lists/read-list-file'),
        import('@/lib/client/lists/list-import'),
        import('@/lib/client/lists/check-list'),
      ]),
    );
    const { heading, rows } = readListFile(content);
    const requests = rows.slice(0, LIST_ROWS_MAX).map((row) => row.request);
    const list =
      requests.length > 0 ? await checkList(requests, told) : { rows: [], unread: [], columns: [] };
    const sorted = sortImport(rows, list.rows, before.lines, inList);
    const left = sorted.open.map((row) => row.text);
    return {
      list,
      apply() {
        setRead(sorted);
        setText(left.length > 0 ? [...(heading ? [heading] : []), ...left].join('\n') : '');
      },
    };
  }

  /** What was changed by hand would be lost if the text was read again. */
  function endTelling(): void {
    source.current = null;
    columns.clear();
  }

  async function tell(column: ReadColumn, use: ColumnUse): Promise<void> {
    setFailure(null);
    try {
      await columns.tell(column, use);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  const choose = (row: OpenRow, line: ImportedLine) =>
    attempt(async () => {
      const { applyCandidate } = await loadCode(() => import('@/lib/client/lists/list-import'));
      const after = applyCandidate(read, row, line, inList);
      setRead(after);
      if (after.lines.length === read.lines.length) return;
      endTelling();
      const rows = text.split('\n');
      const place = rows.indexOf(row.text);
      setText(after.open.length === 0 ? '' : rows.filter((_, index) => index !== place).join('\n'));
    });

  /** `isBeside` adds to what was read before; `onText` is called once the file has proved to be text. */
  const readFile = (file: File, { isBeside = false, onText }: { isBeside?: boolean; onText?: () => void }) =>
    attempt(async () => {
      const { readTextFile } = await loadCode(() => import('@/lib/client/files/read-text-file'));
      let content: string;
      try {
        content = await readTextFile(file);
      } catch (error) {
        const isTooLarge = error instanceof Error && 'isTooLarge' in error && error.isTooLarge;
        setFailure(isTooLarge ? texts.tooLarge : texts.unreadable);
        return;
      }
      onText?.();
      const before = isBeside ? read : NOTHING;
      const typed = isBeside && text.trim() !== '' ? `${text.trimEnd()}\n` : '';
      const all = typed + content.replace(/^\ufeff/, '');
      setText(all);
      setRead(before);
      await check(all, before);
    });

  return {
    ...{ text, read, readCount, failure, busy, attempt, choose, readFile, tell },
    ...{ columns: columns.columns, unread: columns.unread },
    type(typed: string): void {
      endTelling();
      setText(typed);
    },
    checkAgain: () => attempt(() => check(text, read)),
    removeLines(stored: ReadonlySet<string>): void {
      endTelling();
      setRead((current) => ({
        ...current,
        lines: current.lines.filter(({ toolId }) => !stored.has(toolId)),
        skipped: 0,
      }));
    },
    close(): void {
      setText('');
      setRead(NOTHING);
      endTelling();
      setReadCount(0);
      setFailure(null);
    },
  };
}

export type RowsState = ReturnType<typeof useReadRows>;
