'use client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { changeList, fetchList } from '@/lib/client/calls/lists';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { List } from '@/lib/shared/lists/list.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { extendList, type MergeMode } from '../extend-list';
import { useReadRows } from './use-read-rows';

const NO_LINES: List['lines'] = [];

type Ends = { onSaved: () => Promise<void>; onClose: () => void };

/** The outcome of each row is computed against the current list before it is stored. */
export function useAddRows(id: string, texts: Texts['lists'], { onSaved, onClose }: Ends) {
  const language = useLanguage();
  const [list, setList] = useState<List | null>(null);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [mode, setMode] = useState<MergeMode>('replace');
  const before = list?.lines ?? NO_LINES;
  const inList = useMemo(() => new Set(before.map(({ toolId }) => toolId)), [before]);
  const rows = useReadRows(texts.import, inList);
  const { read } = rows;
  const { lines, joined } = useMemo(() => extendList(before, read.lines, mode), [before, read.lines, mode]);

  const load = useCallback(async () => {
    try {
      setList(await fetchList(id));
      setLoadFailure(null);
    } catch (error) {
      setLoadFailure(sentenceOf(error));
    }
  }, [id]);

  useEffect(() => {
    void load();
  }, [load]);

  const save = () =>
    rows.attempt(async () => {
      if (!list) return;
      const { name, note, version } = list;
      try {
        await changeList(id, { name, note, version, lines });
      } catch (error) {
        // Compare again, with the list as someone else left it.
        if (error instanceof ApiProblem && error.code === 'conflict') await load();
        throw error;
      }
      const count = (...outcomes: string[]) =>
        formatNumber(joined.filter(({ outcome }) => outcomes.includes(outcome)).length, language);
      const counts = { added: count('new'), changed: count('changed'), same: count('same') };
      toastSuccess(fillText(texts.add.saved, { name, ...counts }));
      await onSaved();
      const left = joined.filter(({ outcome }) => outcome === 'too-many' || outcome === 'no-room');
      if (left.length === 0 && read.open.length === 0) return onClose();
      const stays = new Set(left.map(({ toolId }) => toolId));
      rows.removeLines(new Set(joined.flatMap(({ toolId }) => (stays.has(toolId) ? [] : [toolId]))));
      await load();
    });

  return { list, loadFailure, load, rows, mode, setMode, joined, save };
}
