import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CellField, Move } from './product-row';

type CellEditorProps = {
  field: CellField;
  label: string;
  typed: string;
  /** Typing replaces it. */
  isSelected: boolean;
  message: string | undefined;
  states: Texts['editor']['states'];
  onCommit: (typed: string, move: Move | 'stay' | 'blur') => Promise<boolean>;
  onTakeBack: () => void;
  onFill: () => void;
};

type Control = HTMLInputElement | HTMLSelectElement;

/** The field of a cell that is edited. */
export function CellEditor(props: CellEditorProps) {
  const { field, label, typed, isSelected, message, states, onCommit, onTakeBack, onFill } = props;
  const messageId = useId();
  const control = useRef<Control>(null);
  /** Arrow keys change the value of a list of choices before it is chosen. */
  const isByKey = useRef(false);

  useEffect(() => {
    const input = control.current;
    if (!(input instanceof HTMLInputElement)) return;
    if (isSelected) input.select();
    else input.setSelectionRange(input.value.length, input.value.length);
  }, [isSelected]);

  async function fill(value: string) {
    if (await onCommit(value, 'stay')) onFill();
  }

  function onKeyDown(event: KeyboardEvent<Control>) {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    const { value } = event.currentTarget;
    if (nativeEvent.isComposing) return;
    isByKey.current = true;
    const isField = field !== 'state';
    const move = key === 'Tab' ? (shiftKey ? 'previous' : 'next') : key === 'ArrowUp' ? 'up' : 'down';
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onTakeBack();
    } else if (key === 'Enter') {
      event.preventDefault();
      void onCommit(value, 'stay');
    } else if (key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey) {
      event.preventDefault();
      void fill(value);
    } else if (key === 'Tab' || (isField && (key === 'ArrowUp' || key === 'ArrowDown'))) {
      event.preventDefault();
      void onCommit(value, move);
    }
  }

  function onBlur({ currentTarget }: FocusEvent<Control>) {
    // Not when another window or tab is used.
    if (document.hasFocus()) void onCommit(currentTarget.value, 'blur');
  }

  const shared = {
    'aria-label': label,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': message ? messageId : undefined,
    defaultValue: typed,
    onKeyDown,
    onBlur,
    className: 'control cell-field',
  };
  return (
    <>
      {field === 'state' ? (
        <select
          {...shared}
          ref={(element) => {
            control.current = element;
          }}
          onPointerDown={() => {
            isByKey.current = false;
          }}
          onChange={({ currentTarget }) => {
            if (!isByKey.current) void onCommit(currentTarget.value, 'stay');
          }}
        >
          {TOOL_STATES.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          ref={(element) => {
            control.current = element;
          }}
          type="text"
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={40}
        />
      )}
      {message ? (
        <span id={messageId} role="alert" className="cell-note text-danger">
          {message}
        </span>
      ) : null}
    </>
  );
}
