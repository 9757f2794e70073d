'use client';
import { Plus } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { fillText } from '@/lib/shared/text/fill-text';
import { RowTable } from '../row-table';

/** More rows are shown on demand: a table of ZIP codes has up to 2,000. */
const ROWS_SHOWN = 60;

type RateListProps = {
  /** The list in the form: what is wrong with the whole is shown below it. */
  name: string;
  heading: string;
  text: string;
  empty: string;
  columns: readonly (readonly [key: string, label: string, width: string])[];
  actionsWidth?: string;
  texts: { add: string; actions: string; more: string };
  isFull: boolean;
  onAdd: () => void;
  /** Beside the button that adds a row. */
  aside?: ReactNode;
  /** `focusAdd`: the pressed button is gone. */
  children: (focusAdd: () => void) => readonly ReactNode[];
};

/** A table of classes or rates, with what is wrong with the whole of it. */
export function RateList(props: RateListProps) {
  const { name, heading, text, empty, columns, actionsWidth, texts, isFull, onAdd, aside, children } = props;
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const [isWhole, showWhole] = useState(false);
  const { getFieldState, formState } = useFormContext();
  const { error, invalid } = getFieldState(name, formState);
  const fault = error?.message ?? error?.root?.message;
  const rows = children(() => adding.current?.focus());
  // A row that is wrong may be any of them.
  const shown = isWhole || invalid ? rows : rows.slice(0, ROWS_SHOWN);
  return (
    <Panel heading={heading}>
      <p className="max-w-prose text-muted text-sm">{text}</p>
      {rows.length === 0 ? (
        <p className="text-sm">{empty}</p>
      ) : (
        <RowTable
          label={heading}
          columns={columns}
          actions={texts.actions}
          {...(actionsWidth ? { actionsWidth } : {})}
        >
          {shown}
        </RowTable>
      )}
      {shown.length < rows.length ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => showWhole(true)}>
            {fillText(texts.more, { count: String(rows.length) })}
          </Button>
        </div>
      ) : null}
      {fault ? (
        <p id={id} role="alert" className="font-medium text-danger text-sm">
          {fault}
        </p>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <Button
          ref={adding}
          variant="outline"
          size="sm"
          disabled={isFull}
          aria-describedby={fault ? id : undefined}
          data-faulty={fault ? true : undefined}
          onClick={() => {
            showWhole(true);
            onAdd();
          }}
        >
          <Icon node={Plus} />
          {texts.add}
        </Button>
        {aside}
      </div>
    </Panel>
  );
}
