import { useEffect, useRef } from 'react';
import { deleteDraft, readDraft, writeDraft } from '@/lib/client/page/form-draft';
import { useViewer } from '@/lib/client/session/session';
import type { EditedRow } from './list-rows';

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
