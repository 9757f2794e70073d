'use client';
import { useState } from 'react';
import { addList } from '@/lib/client/lists';
import { loadCode } from '@/lib/client/load-code';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toast';
import type { Import, ImportedLine, OpenRow } from '@/lib/shared/list-import';
import { LIST_ROWS_MAX } from '@/lib/shared/quick-order/list-rows-max';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const NOTHING: Import = { lines: [], open: [], skipped: 0 };
const NAME_MAX_LENGTH = 80;

/** A list that comes from a file: what was read of it, and what is still to be corrected. */
export function useImportList(texts: Texts['lists']['import'], onStored: () => Promise<void>) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  /** What is still to be checked, or was not understood. */
  const [text, setText] = useState('');
  const [read, setRead] = useState(NOTHING);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFailure, setNameFailure] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setNameFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  /** Checks the text; what is understood joins the lines, the rest stays. After a failure all of it stays. */
  async function check(content: string, before: Import): Promise<void> {
    const [{ readListFile }, { sortImport }, { checkList }] = await loadCode(() =>
      Promise.all([
        import('@/lib/shared/quick-order/read-list-file'),
        import('@/lib/shared/list-import'),
        import('@/lib/client/quick-order/check-list'),
      ]),
    );
    const { heading, rows } = readListFile(content);
    const asked = rows.slice(0, LIST_ROWS_MAX).map((row) => row.asked);
    const results = asked.length > 0 ? await checkList(asked) : [];
    const sorted = sortImport(rows, results, before.lines);
    setRead(sorted);
    const left = sorted.open.map((row) => row.text);
    setText(left.length > 0 ? [...(heading ? [heading] : []), ...left].join('\n') : '');
  }

  /** Takes a row as the line that was chosen for it, and leaves what else was typed as it is. */
  const choose = (row: OpenRow, line: ImportedLine) =>
    attempt(async () => {
      const { takeCandidate } = await loadCode(() => import('@/lib/shared/list-import'));
      const after = takeCandidate(read, row, line);
      setRead(after);
      if (after.lines.length === read.lines.length) return;
      const rows = text.split('\n');
      const place = rows.indexOf(row.text);
      setText(after.open.length === 0 ? '' : rows.filter((_, index) => index !== place).join('\n'));
    });

  const readFile = (file: File) =>
    attempt(async () => {
      const { readTextFile } = await loadCode(() => import('@/lib/client/read-text-file'));
      let content: string;
      try {
        content = await readTextFile(file);
      } catch (error) {
        const isTooLarge = error instanceof Error && 'isTooLarge' in error && error.isTooLarge;
        setFailure(isTooLarge ? texts.tooLarge : texts.unreadable);
        return;
      }
      setOpen(true);
      setName(file.name.replace(/\.[^.]*$/, '').slice(0, NAME_MAX_LENGTH));
      setText(content.replace(/^\ufeff/, ''));
      setRead(NOTHING);
      await check(content, NOTHING);
    });

  function close(): void {
    setOpen(false);
    setText('');
    setRead(NOTHING);
    setFailure(null);
  }

  const store = () =>
    attempt(async () => {
      const lines = read.lines.map(({ toolId, quantity, reference }) => ({ toolId, quantity, reference }));
      try {
        await addList({ name, lines });
      } catch (error) {
        const wrong = fieldMessageOf(error, 'name');
        if (!wrong) throw error;
        setNameFailure(wrong);
        return;
      }
      toastSuccess(fillText(texts.stored, { name: name.trim() }));
      close();
      await onStored();
    });

  return {
    ...{
      isOpen,
      name,
      setName,
      text,
      setText,
      read,
      failure,
      nameFailure,
      busy,
      readFile,
      choose,
      store,
      close,
    },
    checkAgain: () => attempt(() => check(text, read)),
  };
}

export type ImportState = ReturnType<typeof useImportList>;
