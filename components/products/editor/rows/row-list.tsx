'use client';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { EditorValues } from '@/components/products/editor/editor-values';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListName = 'specs' | 'packs' | 'pictures' | 'documents';

type RowListProps<Name extends ListName> = {
  name: Name;
  row: string;
  /** The button that adds a row; without it rows come from `adder`. */
  add?: string;
  empty?: string;
  max: number;
  min?: number;
  newRow?: EditorValues[Name][number];
  first?: string;
  texts: Texts['editor']['rows'];
  /** Another way to add rows; `append` does not move the focus. */
  adder?: (options: { count: number; append: (row: EditorValues[Name][number]) => void }) => ReactNode;
  children: (index: number) => ReactNode;
};

type Moved = { rowId: string; part: string };

/** Identifies the focused control of a row, which is focused again once the row has moved. */
function partOf(element: Element | null): string {
  return element?.closest('[data-part]')?.getAttribute('data-part') ?? element?.getAttribute('name') ?? '';
}

/**
 * Rows are added, removed and moved with buttons or Alt and an arrow key. Moves are announced to screen readers, and
 * the focus stays in the row.
 */
export function RowList<Name extends ListName>(props: RowListProps<Name>) {
  const { name, row, add, empty, max, min = 0, newRow, first, texts, adder, children } = props;
  const { control, getValues, formState, clearErrors } = useFormContext<EditorValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: name as ListName });
  const [announcement, announce] = useState('');
  const [moved, setMoved] = useState<Moved>();
  const list = useRef<HTMLOListElement>(null);
  const errorId = useId();
  const problem = formState.errors[name];
  const error = problem?.root?.message ?? problem?.message;
  const nameOf = (index: number) => fillText(row, { row: String(index + 1) });

  useEffect(() => {
    if (!moved) return;
    const within = list.current?.querySelector(`[data-row="${moved.rowId}"]`);
    const controls = [...(within?.querySelectorAll<HTMLElement>('[data-part], [name]') ?? [])];
    // The name of a field contains the row's index, which has changed.
    const field = moved.part.split('.').at(-1);
    const target = controls.find((part) => partOf(part).split('.').at(-1) === field);
    (target instanceof HTMLButtonElement && target.disabled ? controls[0] : target)?.focus();
    setMoved(undefined);
  }, [moved]);

  function moveRow(index: number, by: 1 | -1) {
    const to = index + by;
    const rowId = fields[index]?.id;
    if (to < 0 || to >= fields.length || rowId === undefined) return;
    const part = partOf(document.activeElement);
    move(index, to);
    announce(
      fillText(texts.moved, { name: nameOf(index), place: String(to + 1), count: String(fields.length) }),
    );
    setMoved({ rowId, part });
  }

  function removeRow(index: number) {
    remove(index);
    clearErrors(name);
    announce(fillText(texts.removed, { name: nameOf(index) }));
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    const next = rows?.[Math.min(index + 1, rows.length - 1)] ?? null;
    const adder = list.current?.parentElement?.querySelector<HTMLElement>('[data-part="add"]');
    requestAnimationFrame(() => (next?.isConnected ? next : adder)?.focus());
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveRow(index, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <div className="grid gap-4">
      {fields.length === 0 && empty ? <p className="text-muted text-sm">{empty}</p> : null}
      <ol ref={list} className="grid gap-4">
        {fields.map((field, index) => (
          <li
            key={field.id}
            data-row={field.id}
            aria-label={nameOf(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            className="grid gap-3 rounded-md border border-line bg-sunken/40 p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start"
          >
            <div className="grid min-w-0 gap-3">{children(index)}</div>
            <div className="flex gap-2 lg:pt-6.5">
              <RowButton
                part="up"
                label={fillText(texts.up, { name: nameOf(index) })}
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => moveRow(index, -1)}
              />
              <RowButton
                part="down"
                label={fillText(texts.down, { name: nameOf(index) })}
                icon={ArrowDown}
                disabled={index === fields.length - 1}
                onClick={() => moveRow(index, 1)}
              />
              <RowButton
                part="remove"
                label={fillText(texts.remove, { name: nameOf(index) })}
                icon={Trash2}
                disabled={fields.length <= min}
                onClick={() => removeRow(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      {error ? (
        <p id={errorId} role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
      {add ? (
        <Button
          data-part="add"
          variant="outline"
          size="sm"
          className="justify-self-start"
          disabled={fields.length >= max}
          onClick={() =>
            append({ ...newRow } as never, { focusName: `${name}.${getValues(name).length}.${first}` })
          }
        >
          <Icon node={Plus} />
          {add}
        </Button>
      ) : null}
      {adder?.({
        count: fields.length,
        append: (added) => append(added as never, { shouldFocus: false }),
      })}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

type RowButtonProps = {
  part: string;
  label: string;
  icon: typeof ArrowUp;
  disabled: boolean;
  onClick: () => void;
};

function RowButton({ part, label, icon, disabled, onClick }: RowButtonProps) {
  return (
    <Button
      data-part={part}
      variant="outline"
      size="sm"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="px-2.5"
    >
      <Icon node={icon} className="size-4" />
    </Button>
  );
}
