import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CellEditor } from './cell-editor';
import type { ProductRow } from './product-row';
import { type CellField, moveOf } from './product-row';
import { type CellCalls, focusNeighbor, useCell } from './use-cell';

export type CellTexts = {
  cells: Texts['admin']['products']['cells'];
  states: Texts['editor']['states'];
};

export type CellActions = CellCalls & {
  /** The value of a cell is the one to fill down. */
  onSource: (id: string, field: CellField) => void;
  onFill: (id: string, field: CellField) => void;
};

type EditableCellProps = {
  row: ProductRow;
  field: CellField;
  /** Shows a row in the cell, and as a text. */
  show: (row: ProductRow) => ReactNode;
  textOf: (row: ProductRow) => string;
  /** In the cell's name, if it shows more. */
  labelOf?: (row: ProductRow) => string;
  actions: CellActions;
  texts: CellTexts;
  className?: string;
};

function isFillKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey;
}

/** A value that is text until it is edited: Enter or a press opens it, and so does typing a digit. */
export function EditableCell(props: EditableCellProps) {
  const { row, field, show, textOf, labelOf = textOf, actions, texts, className } = props;
  const language = useLanguage();
  const troubleId = useId();
  const cell = useCell({ row, field, language, calls: actions });
  const { state, box } = cell;
  const label = fillText(texts.cells.names[field], { name: row.name });
  const shown = state.mode === 'saving' ? { ...row, [field]: state.value } : row;
  const hasTrouble = state.mode === 'failed' || state.mode === 'conflict';

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const move = moveOf(key);
    if (isFillKey(event)) {
      event.preventDefault();
      actions.onFill(row._id, field);
    } else if (ctrlKey || metaKey || altKey) return;
    else if (move) {
      event.preventDefault();
      if (box.current) focusNeighbor(box.current, move);
    } else if (key === 'F2' || (field !== 'state' && /^[\d.,]$/.test(key))) {
      event.preventDefault();
      cell.edit(key === 'F2' ? undefined : key);
    } else if (key === 'Escape' && hasTrouble) cell.takeBack();
  }

  return (
    <span ref={box} data-cell={field} className="cell">
      {state.mode === 'editing' ? (
        <CellEditor
          field={field}
          label={label}
          typed={state.typed}
          isSelected={state.isSelected}
          message={state.message}
          states={texts.states}
          onCommit={cell.commit}
          onTakeBack={cell.takeBack}
          onFill={() => actions.onFill(row._id, field)}
        />
      ) : (
        <button
          type="button"
          aria-label={fillText(texts.cells.value, {
            label,
            value: state.mode === 'failed' ? state.typed : labelOf(shown),
          })}
          aria-busy={state.mode === 'saving' || undefined}
          aria-describedby={hasTrouble ? troubleId : undefined}
          onFocus={() => actions.onSource(row._id, field)}
          onClick={() => cell.edit()}
          onKeyDown={onKeyDown}
          className={clsx('cell-value', hasTrouble && 'cell-trouble-value', className)}
        >
          {state.mode === 'failed' ? state.typed : show(shown)}
        </button>
      )}
      {state.mode === 'failed' ? (
        <CellTrouble
          id={troubleId}
          message={state.message}
          choices={[
            [texts.cells.retry, () => cell.retry(state.typed)],
            [texts.cells.discard, cell.takeBack],
          ]}
          onTakeBack={cell.takeBack}
        />
      ) : null}
      {state.mode === 'conflict' ? (
        <CellTrouble
          id={troubleId}
          message={fillText(texts.cells.conflict, {
            theirs: textOf(row),
            mine: textOf({ ...row, [field]: state.value }),
          })}
          choices={[
            [
              fillText(texts.cells.save, { value: textOf({ ...row, [field]: state.value }) }),
              () => cell.insist(state.typed, state.value),
            ],
            [fillText(texts.cells.keep, { value: textOf(row) }), cell.takeBack],
          ]}
          onTakeBack={cell.takeBack}
        />
      ) : null}
    </span>
  );
}

type CellTroubleProps = {
  id: string;
  message: string;
  choices: readonly (readonly [label: string, choose: () => unknown])[];
  onTakeBack: () => void;
};

/** Under a cell whose value could not be saved, over the rows beneath: why, and what to do. */
function CellTrouble({ id, message, choices, onTakeBack }: CellTroubleProps) {
  return (
    <span className="cell-note">
      <span id={id} role="alert">
        {message}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {choices.map(([label, choose]) => (
          <Button
            key={label}
            variant="outline"
            size="xs"
            onClick={() => void choose()}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onTakeBack();
            }}
          >
            {label}
          </Button>
        ))}
      </span>
    </span>
  );
}
