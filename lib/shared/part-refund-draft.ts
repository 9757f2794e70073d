import { isWholeCents, toCents, toDollars } from './money';
import type { OrderLine } from './schemas/order';
import type { RefundPartInput } from './schemas/part-refund';

/** What an admin has typed for a line. */
export type ChosenUnits = { units: string; restock: boolean };

type Typed = {
  lines: readonly Pick<OrderLine, 'toolId' | 'quantity' | 'refundedQuantity' | 'unitPrice'>[];
  /** By the tool's id. */
  chosen: ReadonlyMap<string, ChosenUnits>;
  /** In dollars; empty for the value of the units. */
  amount: string;
  reason: string;
  /** How much can still be refunded, in dollars. */
  left: number;
};

export type RefundDraft = {
  /** The value of the units, what the refund comes to, and what is left after it, in dollars. */
  value: number;
  amount: number;
  after: number;
  faults: { units?: true; amount?: true; empty?: true; reason?: true };
  /** What to send; absent while something is wrong. */
  body?: RefundPartInput;
};

/** Reads a number of dollars as people type it, with a point or a comma; undefined for anything else. */
function readDollars(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(trimmed)) return undefined;
  const dollars = Number(trimmed.replace(',', '.'));
  return isWholeCents(dollars) ? dollars : undefined;
}

/** Returns what the fields of a refund in part come to, and what is wrong with them. */
export function draftRefund({ lines, chosen, amount, reason, left }: Typed): RefundDraft {
  const faults: RefundDraft['faults'] = {};
  const wanted = lines.flatMap((line) => {
    const { units = '', restock = false } = chosen.get(line.toolId) ?? {};
    if (/^\s*0*\s*$/.test(units)) return [];
    const quantity = /^\s*\d{1,7}\s*$/.test(units) ? Number(units) : Number.NaN;
    if (!(quantity <= line.quantity - (line.refundedQuantity ?? 0))) faults.units = true;
    return [{ line, quantity: Number.isNaN(quantity) ? 0 : quantity, restock }];
  });
  const valueCents = wanted.reduce((sum, { line, quantity }) => sum + toCents(line.unitPrice) * quantity, 0);
  const typed = amount.trim() === '' ? undefined : readDollars(amount);
  const amountCents = amount.trim() === '' ? valueCents : toCents(typed ?? 0);
  const afterCents = toCents(left) - amountCents;
  if (amount.trim() !== '' && !typed) faults.amount = true;
  if (afterCents < 0) faults.amount = true;
  if (wanted.length === 0 && amount.trim() === '') faults.empty = true;
  if (reason.trim() === '') faults.reason = true;
  const sums = {
    value: toDollars(valueCents),
    amount: toDollars(amountCents),
    after: toDollars(afterCents),
    faults,
  };
  if (Object.keys(faults).length > 0) return sums;
  const body = {
    ...(wanted.length > 0
      ? { lines: wanted.map(({ line, quantity, restock }) => ({ toolId: line.toolId, quantity, restock })) }
      : {}),
    ...(typed === undefined ? {} : { amount: typed }),
    reason: reason.trim(),
  };
  return { ...sums, body };
}
