'use client';
import { useState } from 'react';
import type { Import, ImportedLine, OpenRow } from '@/lib/client/lists/list-import';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-row';
import type { UnreadColumn } from '@/lib/shared/quick-order/quick-order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

const NOTHING: Import = { lines: [], open: [], skipped: 0 };

/** `inList` has the ids of tools that are already in the list. */
export function useReadRows(texts: Texts['lists']['import'], inList?: ReadonlySet<string>) {
  const [text, setText] = useState('');
  const [read, setRead] = useState(NOTHING);
  const [unread, setUnread] = useState<readonly UnreadColumn[]>([]);
  const [isRead, setIsRead] = useState(false);
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

  /** Understood rows are added to the lines, the rest stays in the text; after a failure all of it. */
  async function check(content: string, before: Import): Promise<void> {
    const [{ readListFile }, { sortImport }, { checkList }] = await loadCode(() =>
      Promise.all([
        import('@/lib/client/lists/read-list-file'),
        import('@/lib/client/lists/list-import'),
        import('@/lib/client/lists/check-list'),
      ]),
    );
    const { heading, rows } = readListFile(content);
    const requests = rows.slice(0, LIST_ROWS_MAX).map((row) => row.request);
    const checked = requests.length > 0 ? await checkList(requests) : { rows: [], unread: [] };
    const sorted = sortImport(rows, checked.rows, before.lines, inList);
    setRead(sorted);
    setUnread(checked.unread);
    setIsRead(true);
    const left = sorted.open.map((row) => row.text);
    setText(left.length > 0 ? [...(heading ? [heading] : []), ...left].join('\n') : '');
  }

  const choose = (row: OpenRow, line: ImportedLine) =>
    attempt(async () => {
      const { applyCandidate } = await loadCode(() => import('@/lib/client/lists/list-import'));
      const after = applyCandidate(read, row, line, inList);
      setRead(after);
      if (after.lines.length === read.lines.length) return;
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
    ...{ text, setText, read, unread, isRead, failure, busy, attempt, choose, readFile },
    checkAgain: () => attempt(() => check(text, read)),
    removeLines: (stored: ReadonlySet<string>) =>
      setRead((current) => ({
        ...current,
        lines: current.lines.filter(({ toolId }) => !stored.has(toolId)),
        skipped: 0,
      })),
    close(): void {
      setText('');
      setRead(NOTHING);
      setUnread([]);
      setIsRead(false);
      setFailure(null);
    },
  };
}

export type RowsState = ReturnType<typeof useReadRows>;
