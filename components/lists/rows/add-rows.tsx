'use client';
import { clsx } from 'clsx';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TableFileButton } from '@/components/ui/controls/file-buttons';
import { Select } from '@/components/ui/controls/select';
import { Skeleton } from '@/components/ui/loading';
import { LoadFailure } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { call } from '@/lib/client/api';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { List, ListSummary } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText, extendList, type JoinedLine, MERGE_MODES, type MergeMode } from '../extend-list';
import { OpenRows } from './open-rows';
import { useReadRows } from './use-read-rows';

type AddRowsProps = {
  list: Pick<ListSummary, '_id' | 'name'>;
  texts: Texts['lists'];
  onSaved: () => Promise<void>;
  onClose: () => void;
};

export function AddRows({ list: { _id, name }, texts, onSaved, onClose }: AddRowsProps) {
  const language = useLanguage();
  const id = useId();
  const { add } = texts;
  const state = useAddRows(_id, texts, { onSaved, onClose });
  const { list, loadFailure, load, rows, mode, setMode, joined, save } = state;
  const { open } = rows.read;

  if (!list)
    return loadFailure === null ? (
      <div role="status" aria-label={add.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    ) : (
      <LoadFailure texts={add} onRetry={load}>
        {loadFailure}
      </LoadFailure>
    );
  return (
    <Panel heading={fillText(add.heading, { name })}>
      <TableFileButton
        label={add.file}
        disabled={rows.busy}
        className="justify-self-start"
        onFile={(file) => void rows.readFile(file, { isBeside: true })}
      />
      <OpenRows state={rows} texts={texts.import} paste={add} />
      {joined.some(({ before }) => before !== undefined) ? (
        <Field id={`${id}-known`} label={add.known}>
          {(control) => (
            <Select
              {...control}
              value={mode}
              onChange={({ currentTarget }) =>
                setMode(MERGE_MODES.find((one) => one === currentTarget.value) ?? mode)
              }
            >
              {MERGE_MODES.map((one) => (
                <option key={one} value={one}>
                  {add.choices[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {joined.length > 0 ? <JoinedLines joined={joined} texts={add} /> : null}
      <div role="alert" className="empty:hidden">
        {rows.failure ? <p className="notice notice-danger">{rows.failure}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={rows.busy} disabled={joined.length === 0} onClick={() => void save()}>
          {open.length > 0 ? countText(add.saveWithout, open.length, language) : add.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {add.cancel}
        </Button>
      </div>
    </Panel>
  );
}

const NO_LINES: List['lines'] = [];

type Ends = { onSaved: () => Promise<void>; onClose: () => void };

/** The outcome of each row is computed against the current list before it is stored. */
function useAddRows(id: string, texts: Texts['lists'], { onSaved, onClose }: Ends) {
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
      setList(await call(listCalls.getList, { params: { id } }));
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
        await call(listCalls.changeList, { params: { id }, body: { name, note, version, lines } });
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

type JoinedLinesProps = { joined: readonly JoinedLine[]; texts: Texts['lists']['add'] };

const TONES: Readonly<Record<JoinedLine['outcome'], string>> = {
  new: 'font-semibold text-ink',
  changed: 'font-semibold text-ink',
  same: 'text-muted',
  'too-many': 'text-danger',
  'no-room': 'text-danger',
};

function JoinedLines({ joined, texts }: JoinedLinesProps) {
  const language = useLanguage();
  return (
    <ul
      aria-label={texts.outcomes}
      className="grid max-h-96 overflow-y-auto border-line border-y py-1 text-sm"
    >
      {joined.map(({ toolId, sku, name, quantity, before = 0, outcome }) => (
        <li
          key={toolId}
          className="grid items-baseline gap-x-6 border-line border-b py-2 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="wrap-anywhere min-w-0">
            <span className="font-semibold text-ink">{name}</span>{' '}
            <span className="font-mono text-muted text-xs">{sku}</span>
          </span>
          <span className={clsx('figures sm:text-end', TONES[outcome])}>
            {fillText(texts.outcome[outcome], {
              quantity: formatNumber(quantity, language),
              before: formatNumber(before, language),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
