import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { Message } from '@/lib/shared/messages/messages';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';
import { MAXIMUM_CHARGE_CENTS, MINIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { isWholeCents, toCents } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { orderableOf, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';

type Limits = QuantityRules & Pick<ToolOffer, 'unitPriceCents'>;

export function stockLeftReason(left: number): Message<ReasonCode> {
  if (left === 0) return { code: 'none-left' };
  return left === 1 ? { code: 'one-left' } : { code: 'few-left', params: { count: left } };
}

/** Issues by field, with the messages of product §5.2; null if the quantity can be ordered. */
export function quantityIssues(
  quantity: number,
  limits: Limits,
  value: number | null = lineCents({ ...limits, quantity }),
): FieldIssues | null {
  const { problems } = checkQuantity(quantity, limits);
  if (problems.length > 0)
    return { orderQuantity: problems.map(({ code, params }) => (params ? { code, params } : code)) };
  const code = value === null ? null : valueIssue(value);
  return code && { orderQuantity: [code] };
}

/** An order that no card can be charged with would reserve its units for nothing. */
function valueIssue(dueCents: number): 'order-value-too-low' | 'order-value-too-high' | null {
  if (dueCents < MINIMUM_CHARGE_CENTS) return 'order-value-too-low';
  return dueCents > MAXIMUM_CHARGE_CENTS ? 'order-value-too-high' : null;
}

/** Throws `validation-failed` at a field for an amount that no card can be charged with. */
export function requireChargeable(dueCents: number, field: 'orderQuantity' | 'lines'): void {
  const code = valueIssue(dueCents);
  if (code) throw new AppError('validation-failed', { issues: { [field]: [code] } });
}

/** Throws `validation-failed` and, where stock is short, names what is left. `value` null: it depends on more than goods. */
export function requireOrderable(quantity: number, limits: Limits, value?: null): void {
  const issues = quantityIssues(quantity, limits, value);
  if (!issues) return;
  const isShort = quantity > orderableOf(limits);
  throw new AppError('validation-failed', {
    issues,
    ...(isShort ? { reason: stockLeftReason(orderableOf(limits)) } : {}),
  });
}

/** Throws `price-changed` if the value shown to the buyer (dollars) is none of the server's (cents). */
export function requireSameValue(seenDollars: number | undefined, valuesCents: readonly number[]): void {
  if (seenDollars === undefined) return;
  if (!isWholeCents(seenDollars) || !valuesCents.includes(toCents(seenDollars)))
    throw new AppError('price-changed');
}
