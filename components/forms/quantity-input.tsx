import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Input } from '@/components/ui/controls/field';

type QuantityInputProps = ComponentProps<typeof Input> & {
  /** Null if the text is not a number. */
  units: number | null;
  onStep: (direction: 1 | -1) => void;
};

/** A text field: `type="number"` reads `2.000` as 2 in every language. The arrow keys step it as they would there. */
export function QuantityInput({ units, onStep, className, ...input }: QuantityInputProps) {
  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (direction === undefined) return;
    event.preventDefault();
    onStep(direction);
  }
  return (
    <Input
      {...input}
      role="spinbutton"
      aria-valuenow={units ?? undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      onKeyDown={onKeyDown}
      className={clsx('figures font-semibold', className)}
    />
  );
}
