'use client';
import { Minus, Plus } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/icon';
import { registerTyped } from '@/lib/client/cart/typed-quantities';
import { belowText, unclearText } from '@/lib/client/language/unclear-text';
import { canStep, stepQuantity } from '@/lib/client/page/quantity-stepper';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { QUANTITY_MAX, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';

const PAUSE_MS = 500;

type CartQuantityProps = {
  quantity: number;
  /** Null if the tool cannot be ordered. */
  rules: QuantityRules | null;
  labels: { quantity: string; fewer: string; more: string; invalid: string };
  onChange: (quantity: number) => Promise<void>;
};

/** Text that is not a number stays in the field, with a message. */
export function CartQuantity({ quantity, rules, labels, onChange }: CartQuantityProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const shown = typed ?? String(quantity);
  const language = useLanguage();
  const units = readUnits(shown, language);
  const isInvalid = typed !== null && (units === null || units > QUANTITY_MAX);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (typed === null) return;
    return registerTyped(() => {
      void commit(typed);
      return !isInvalid;
    });
  });

  async function commit(text: string) {
    window.clearTimeout(timer.current);
    const parsed = readUnits(text, language);
    if (parsed === null || parsed > QUANTITY_MAX) return;
    if (parsed !== quantity) await onChange(parsed);
    setTyped((now) => (now === text ? null : now));
  }

  function type(text: string) {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void commit(text), PAUSE_MS);
  }

  function stepButton(direction: 1 | -1) {
    return (
      <Button
        variant="outline"
        size="icon"
        className="h-9 w-8"
        aria-label={direction === 1 ? labels.more : labels.fewer}
        disabled={!rules || !canStep(units, direction, rules)}
        onClick={() => rules && type(String(stepQuantity(units, direction, rules)))}
      >
        <Icon node={direction === 1 ? Plus : Minus} />
      </Button>
    );
  }

  return (
    <div className="grid gap-1.5">
      <div className="grid w-28.5 grid-cols-[2rem_minmax(0,1fr)_2rem] gap-0.5">
        {stepButton(-1)}
        <Input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={shown}
          aria-label={labels.quantity}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => typed !== null && void commit(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void commit(shown);
          }}
          look="compact"
          className="figures px-0.5 text-center font-semibold"
        />
        {stepButton(1)}
      </div>
      {isInvalid ? (
        <p id={`${id}-error`} className="max-w-60 font-medium text-danger text-xs">
          {unclearText(shown, language) ?? belowText(shown, language) ?? labels.invalid}
        </p>
      ) : null}
    </div>
  );
}
