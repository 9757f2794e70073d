import { isPositiveCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import { type NumberReading, type Readings, readAmount } from '@/lib/shared/numbers/read-amount';
import { readCount } from '@/lib/shared/numbers/read-count';
import type { OrderLine } from '@/lib/shared/orders/order.schema';
import type { RefundPartInput } from '@/lib/shared/orders/part-refund.schema';
import type { Language } from '@/lib/shared/site/languages';

export type ChosenUnits = { units: string; restock: boolean };

type Typed = {
  lines: readonly Pick<OrderLine, 'toolId' | 'quantity' | 'refundedQuantity' | 'unitPrice'>[];
  chosen: ReadonlyMap<string, ChosenUnits>;
  /** Dollars; empty for the value of the units. */
  amount: string;
  reason: string;
  /** What can still be refunded, in dollars. */
  left: number;
  language: Language;
};

export type RefundDraft = {
  /** Dollars: the value of the units, the refund, and what is left after it. */
  value: number;
  amount: number;
  after: number;
  /** `Readings` for an ambiguous number. */
  faults: { units?: true | Readings; amount?: true | Readings; empty?: true; reason?: true };
  /** The request; absent while there are faults. */
  body?: RefundPartInput;
};

export function draftRefund({ lines, chosen, amount, reason, left, language }: Typed): RefundDraft {
  const faults: RefundDraft['faults'] = {};
  const read = (reading: NumberReading, field: 'units' | 'amount', isRight: (value: number) => boolean) => {
    if ('value' in reading && isRight(reading.value)) return reading.value;
    faults[field] ??= 'readings' in reading ? reading.readings : true;
    return 0;
  };
  const selected = lines.flatMap((line) => {
    const { units = '', restock = false } = chosen.get(line.toolId) ?? {};
    if (/^\s*0*\s*$/.test(units)) return [];
    const most = line.quantity - (line.refundedQuantity ?? 0);
    const isRight = (count: number) => Number.isInteger(count) && count >= 1 && count <= most;
    return [{ line, quantity: read(readCount(units, language), 'units', isRight), restock }];
  });
  const valueCents = selected.reduce(
    (sum, { line, quantity }) => sum + toCents(line.unitPrice) * quantity,
    0,
  );
  const typed = amount.trim() === '' ? undefined : read(readAmount(amount), 'amount', isPositiveCents);
  const amountCents = typed === undefined ? valueCents : toCents(typed);
  const afterCents = toCents(left) - amountCents;
  if (afterCents < 0) faults.amount ??= true;
  if (selected.length === 0 && typed === undefined) faults.empty = true;
  if (reason.trim() === '') faults.reason = true;
  const sums = {
    value: toDollars(valueCents),
    amount: toDollars(amountCents),
    after: toDollars(afterCents),
    faults,
  };
  if (Object.keys(faults).length > 0) return sums;
  const body = {
    ...(selected.length > 0
      ? { lines: selected.map(({ line, quantity, restock }) => ({ toolId: line.toolId, quantity, restock })) }
      : {}),
    ...(typed === undefined ? {} : { amount: typed }),
    reason: reason.trim(),
  };
  return { ...sums, body };
}
