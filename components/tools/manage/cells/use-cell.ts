import { useLayoutEffect, useRef, useState } from 'react';
import { sentenceOf } from '@/lib/client/problem';
import type { Language } from '@/lib/shared/site/languages';
import type { ProductRow } from './product-row';
import { type CellField, type CellValue, type Move, nextCell, typedText } from './product-row';
import type { CellOutcome, CellReading } from './save-cell';

/** Text stays in the cell until it is saved or taken back. */
export type CellState =
  | { mode: 'text' }
  | { mode: 'editing'; typed: string; isSelected: boolean; message?: string }
  | { mode: 'saving'; typed: string; value: CellValue }
  | { mode: 'failed'; typed: string; message: string }
  | { mode: 'conflict'; typed: string; value: CellValue };

export type CellCalls = {
  read: (field: CellField, typed: string, language: Language) => Promise<CellReading>;
  save: (id: string, change: { field: CellField; seen: CellValue; value: CellValue }) => Promise<CellOutcome>;
};

type Leave = Move | 'stay' | 'blur';

type CellProps = { row: ProductRow; field: CellField; language: Language; calls: CellCalls };

function neighborOf(box: HTMLElement, move: Move): HTMLElement | undefined {
  const row = box.closest('tr');
  // A move leads no further than to the row beside.
  const rows = [row?.previousElementSibling, row, row?.nextElementSibling].map((beside) =>
    [...(beside?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])].filter(
      (cell) => cell.offsetParent !== null,
    ),
  );
  return nextCell(rows, box, move, (cell) => cell.dataset.cell ?? '');
}

/** Tab opens the next cell, as a spreadsheet does; arrows lead to it. */
function goTo(cell: HTMLElement, move: Move): void {
  const control = cell.querySelector<HTMLElement>('input, select, button');
  control?.focus();
  if ((move === 'next' || move === 'previous') && control instanceof HTMLButtonElement) control.click();
}

export function focusNeighbor(box: HTMLElement, move: Move): void {
  const to = neighborOf(box, move);
  if (to) goTo(to, move);
}

/** Enters, reads, saves and takes back the value of one cell. */
export function useCell({ row, field, language, calls }: CellProps) {
  const [state, setState] = useState<CellState>({ mode: 'text' });
  const box = useRef<HTMLSpanElement>(null);
  /** The value that the cell showed when it was edited: what is saved must not undo what came later. */
  const seen = useRef<CellValue>(null);
  const isLeaving = useRef(false);
  const wantsFocus = useRef(false);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const [control] = box.current?.querySelectorAll<HTMLElement>('input, select, button') ?? [];
    control?.focus();
  });

  function isFocused(): boolean {
    return Boolean(box.current?.contains(document.activeElement));
  }

  function show(next: CellState, focus: boolean): void {
    wantsFocus.current = focus;
    setState(next);
  }

  /** With a key that was pressed in place of the value, or with what could not be saved. */
  function edit(key?: string): void {
    if (state.mode === 'saving') return;
    seen.current = row[field];
    isLeaving.current = false;
    const unsaved = state.mode === 'text' ? undefined : state.typed;
    const typed = key ?? unsaved ?? typedText(row, field, language);
    show({ mode: 'editing', typed, isSelected: key === undefined }, true);
  }

  function leave(next: CellState, move: Leave): void {
    isLeaving.current = true;
    const to = box.current && move !== 'stay' && move !== 'blur' ? neighborOf(box.current, move) : undefined;
    show(next, move !== 'blur' && !to);
    if (to && move !== 'stay' && move !== 'blur') goTo(to, move);
  }

  async function send(typed: string, value: CellValue): Promise<boolean> {
    const outcome = await calls.save(row._id, { field, seen: seen.current, value });
    const isHere = isFocused();
    isLeaving.current = false;
    if (outcome.kind === 'saved') show({ mode: 'text' }, isHere);
    else if (outcome.kind === 'conflict') show({ mode: 'conflict', typed, value }, isHere);
    else if (outcome.kind === 'failed') show({ mode: 'failed', typed, message: outcome.message }, isHere);
    else show({ mode: 'editing', typed, isSelected: false, message: outcome.message }, isHere);
    return outcome.kind === 'saved';
  }

  /** Returns whether the cell now has what is typed. */
  async function commit(typed: string, move: Leave): Promise<boolean> {
    if (isLeaving.current) return false;
    const isSame = row[field] === seen.current;
    if (isSame && typed === typedText(row, field, language)) {
      leave({ mode: 'text' }, move);
      return true;
    }
    isLeaving.current = true;
    try {
      const reading = await calls.read(field, typed, language);
      if ('message' in reading) {
        isLeaving.current = false;
        show({ mode: 'editing', typed, isSelected: false, message: reading.message }, move !== 'blur');
        return false;
      }
      const { value } = reading;
      if (isSame && value === seen.current) {
        leave({ mode: 'text' }, move);
        return true;
      }
      leave({ mode: 'saving', typed, value }, move);
      return await send(typed, value);
    } catch (error) {
      // The code that reads it could not be loaded.
      show({ mode: 'failed', typed, message: sentenceOf(error) }, move !== 'blur');
      return false;
    }
  }

  function retry(typed: string): Promise<boolean> {
    isLeaving.current = false;
    return commit(typed, 'stay');
  }

  function takeBack(): void {
    isLeaving.current = true;
    show({ mode: 'text' }, true);
  }

  /** Saves what is typed in place of what someone else saved meanwhile, and is shown now. */
  function insist(typed: string, value: CellValue): Promise<boolean> {
    seen.current = row[field];
    show({ mode: 'saving', typed, value }, true);
    return send(typed, value);
  }

  return { state, box, edit, commit, retry, takeBack, insist };
}
