import { useEffect, useRef } from 'react';
import { deleteDraft, readDraft, writeDraft } from '@/lib/client/page/form-draft';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';
import { type EditedRow, rowInputOf, withResult } from './list-rows';

const NAME = 'quick-order';

/** Stored for this tab, so that a reload or a login on the way loses nothing. */
export type ListDraft = { text: string; rows: readonly EditedRow[] };

export function useListDraft(list: ListDraft, onRestore: (draft: ListDraft) => void): void {
  const viewer = useViewer();
  const owner = viewer.user?.id ?? null;
  const isViewerLoaded = viewer.status !== 'loading';
  const isRestored = useRef(false);
  const { text, rows } = list;

  useEffect(() => {
    if (!isViewerLoaded || isRestored.current) return;
    isRestored.current = true;
    const values = readDraft(NAME, owner)?.values;
    if (typeof values?.text !== 'string' || !Array.isArray(values.rows)) return;
    onRestore({ text: values.text, rows: values.rows as EditedRow[] });
  }, [isViewerLoaded, owner, onRestore]);

  useEffect(() => {
    if (!isRestored.current) return;
    if (text === '' && rows.length === 0) deleteDraft(NAME);
    else writeDraft(NAME, { owner, values: { text, rows } });
  }, [owner, text, rows]);
}

/**
 * Checks restored rows again, since prices and stock may have changed, or the viewer has logged in. Open questions
 * stay. Returns a function that updates rows which were not edited meanwhile.
 */
export async function checkedAgain(rows: readonly EditedRow[]): Promise<(row: EditedRow) => EditedRow> {
  const due = rows.filter(({ checked }) => checked === null || checked.toolId !== undefined);
  if (due.length === 0) return (row) => row;
  const { rows: results } = await (await loadCode(() => import('@/lib/client/lists/check-list'))).checkList(
    due.map(rowInputOf),
  );
  const fresh = new Map(due.map((row, place) => [row, results[place]]));
  return (row) => {
    const result = fresh.get(row);
    return result ? withResult(row, result) : row;
  };
}
