// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
'use client';
import { Plus } from 'lucide';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { EditorValues } from '@/components/tools/manage/editor/editor-values';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RowActions } from './row-cells';

type ListName = 'specs' | 'packs' | 'pictures' | 'documents';
type Rows<Name extends ListName> = EditorValues[Name];

type RowTableProps<Name extends ListName> = {
  name: Name;
  label: string;
  columns: readonly string[];
  row: string;
  /** The button that adds a row; without it rows come from `adder`. */
  add?: string;
  empty?: string;
  max: number;
  min?: number;
  newRow?: Rows<Name>[number];
  first?: string;
  texts: Texts['editor']['rows'];
  /** Another way to add rows; `append` does not move the focus. */
  adder?: (options: { count: number; append: (row: Rows<Name>[number]) => void }) => ReactNode;
  /** The rows with a pasted text in the row of that number; null for a text that is the field's own. */
  onPaste?: (rows: Rows<Name>, place: number, text: string) => { rows: Rows<Name>; done: string } | null;
  /** The cells of a row. */
  children: (index: number) => ReactNode;
};

type Moved = { to: number; part: string };

/** Identifies the focused control of a row, which is focused again once the row has moved. */
function partOf(element: Element | null): string {
  return element?.closest('[data-part]')?.getAttribute('data-part') ?? element?.getAttribute('name') ?? '';
}

/**
 * Rows are added, removed and moved with buttons or Alt and an arrow key; Enter goes down, and adds a row at the end. Moves are
 * announced to screen readers, and the focus stays in the row.
 */
export function RowTable<Name extends ListName>(props: RowTableProps<Name>) {
  const {
    name,
    label,
    columns,
    row,
    add,
    empty,
    max,
    min = 0,
    newRow,
    first,
    texts,
    adder,
    onPaste,
    children,
  } = props;
  const { control, getValues, setFocus, formState, clearErrors } = useFormContext<EditorValues>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: name as ListName });
  const [announcement, announce] = useState('');
  const [before, setBefore] = useState<Rows<Name> | null>(null);
  const [moved, setMoved] = useState<Moved>();
  const list = useRef<HTMLTableSectionElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const problem = formState.errors[name];
  const error = problem?.root?.message ?? problem?.message;
  const nameOf = (index: number) => fillText(row, { row: String(index + 1) });

  useEffect(() => {
    if (!moved) return;
    const within = list.current?.rows[moved.to];
    const controls = [...(within?.querySelectorAll<HTMLElement>('[data-part], [name]') ?? [])];
    // The name of a field contains the row's index, which has changed.
    const field = moved.part.split('.').at(-1);
    const target = controls.find((part) => partOf(part).split('.').at(-1) === field);
    (target instanceof HTMLButtonElement && target.disabled ? controls[0] : target)?.focus();
    setMoved(undefined);
  }, [moved]);

  function say(message: string, undoable: Rows<Name> | null = null) {
    announce(message);
    setBefore(undoable);
  }

  function moveRow(index: number, by: 1 | -1) {
    const to = index + by;
    if (to < 0 || to >= fields.length) return;
    const part = partOf(document.activeElement);
    move(index, to);
    say(fillText(texts.moved, { name: nameOf(index), place: String(to + 1), count: String(fields.length) }));
    setMoved({ to, part });
  }

  function addRow(column = first) {
    append({ ...newRow } as never, { focusName: `${name}.${getValues(name).length}.${column}` });
    say('');
  }

  function removeRow(index: number) {
    const rows = structuredClone(getValues(name)) as Rows<Name>;
    remove(index);
    clearErrors(name);
    say(fillText(texts.removed, { name: nameOf(index) }), rows);
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    const next = buttons?.[Math.min(index + 1, buttons.length - 1)] ?? null;
    const button = area.current?.querySelector<HTMLElement>('[data-part="add"]');
    requestAnimationFrame(() => (next?.isConnected ? next : button)?.focus());
  }

  function undo() {
    if (before) replace(before as never);
    say('');
  }

  function paste(event: ClipboardEvent, index: number) {
    const rows = getValues(name) as Rows<Name>;
    const pasted = onPaste?.(rows, index, event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    const kept = structuredClone(rows);
    replace(pasted.rows as never);
    say(pasted.done, kept);
    requestAnimationFrame(() => setFocus(`${name}.${index}.${first}` as 'name'));
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      moveRow(index, event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    const { target } = event;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    const column = target.name.slice(`${name}.${index}.`.length);
    const to = index + (event.shiftKey ? -1 : 1);
    if (to < fields.length)
      list.current?.querySelector<HTMLElement>(`[name="${name}.${to}.${column}"]`)?.focus();
    else if (add && fields.length < max) addRow(column);
  }

  return (
    <div ref={area} className="grid min-w-0 gap-3">
      {fields.length === 0 && empty ? <p className="text-muted text-sm">{empty}</p> : null}
      {fields.length > 0 ? (
        <table role="table" aria-label={label} className="sheet row-sheet" data-rows={name}>
          <thead role="rowgroup" className="max-md:sr-only">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {column}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <span className="sr-only">{texts.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={list} role="rowgroup">
            {fields.map((field, index) => (
              <tr
                key={field.id}
                role="row"
                aria-label={nameOf(index)}
                onKeyDown={(event) => onKeyDown(event, index)}
                onPaste={(event) => paste(event, index)}
              >
                {children(index)}
                <RowActions
                  name={nameOf(index)}
                  isFirst={index === 0}
                  isLast={index === fields.length - 1}
                  isNeeded={fields.length <= min}
                  onMove={(by) => moveRow(index, by)}
                  onRemove={() => removeRow(index)}
                  texts={texts}
                />
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="font-medium text-danger text-sm">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {add ? (
          <span onPaste={(event) => paste(event, fields.length)}>
            <Button
              data-part="add"
              variant="outline"
              size="sm"
              disabled={fields.length >= max}
              onClick={() => addRow()}
            >
              <Icon node={Plus} />
              {add}
            </Button>
          </span>
        ) : null}
        <p role="status" className={before ? 'text-sm' : 'sr-only'}>
          {announcement}
        </p>
        {before ? (
          <Button variant="outline" size="xs" onClick={undo}>
            {texts.undo}
          </Button>
        ) : null}
      </div>
      {adder?.({
        count: fields.length,
        append: (added) => append(added as never, { shouldFocus: false }),
      })}
    </div>
  );
}
