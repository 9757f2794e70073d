'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { TableFileButton } from '@/components/ui/controls/table-file-button';
import { Panel } from '@/components/ui/panel';
import { LoadFailure } from '@/components/ui/states/load-failure';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from '../count-text';
import { MERGE_MODES } from '../extend-list';
import { JoinedLines } from './joined-lines';
import { OpenRows } from './open-rows';
import { useAddRows } from './use-add-rows';

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
