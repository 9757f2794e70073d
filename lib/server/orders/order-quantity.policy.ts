import 'server-only';
import type { ToolOffer } from '@/lib/server/tools/get-tool-offer';
import { AppError, type FieldErrors } from '@/lib/shared/errors';
import { REFUSAL, VALIDATION } from '@/lib/shared/messages';
import {
  isWholeCents,
  MAXIMUM_CHARGE_CENTS,
  MINIMUM_CHARGE_CENTS,
  orderValueCents,
  toCents,
} from '@/lib/shared/money';
import { fillText } from '@/lib/shared/texts/fill-text';

type Limits = Pick<ToolOffer, 'moq' | 'available' | 'unitPriceCents'>;

/** What is left, as one sentence. */
export function leftSentence(available: number): string {
  if (available === 0) return REFUSAL.noneLeft;
  return available === 1 ? REFUSAL.oneLeft : fillText(REFUSAL.fewLeft, { count: String(available) });
}

/** Why this many units cannot be ordered, by field, with the messages of spec §5; null if they can. */
export function quantityErrors(quantity: number, limits: Limits): FieldErrors | null {
  const messages: string[] = [];
  if (quantity < limits.moq) messages.push(VALIDATION.quantityBelowMoq);
  if (quantity > limits.available) messages.push(VALIDATION.quantityAboveAvailable);
  if (messages.length > 0) return { orderQuantity: messages };
  const value = orderValueCents(limits.unitPriceCents, quantity);
  // An order that no card payment can settle would hold its units for nothing.
  if (value < MINIMUM_CHARGE_CENTS) return { orderQuantity: [VALIDATION.orderValueTooLow] };
  if (value > MAXIMUM_CHARGE_CENTS) return { orderQuantity: [VALIDATION.orderValueTooHigh] };
  return null;
}

/** Throws `validation-failed` with what is wrong with the quantity and, where stock is short, what is left. */
export function requireOrderable(quantity: number, limits: Limits): void {
  const errors = quantityErrors(quantity, limits);
  if (!errors) return;
  const isShort = quantity > limits.available;
  throw new AppError('validation-failed', {
    errors,
    ...(isShort ? { detail: leftSentence(limits.available) } : {}),
  });
}

/** Throws `price-changed` if the buyer saw another value (dollars) than the server's figure (cents). */
export function requireSameValue(seenDollars: number | undefined, valueCents: number): void {
  if (seenDollars === undefined) return;
  if (!isWholeCents(seenDollars) || toCents(seenDollars) !== valueCents) throw new AppError('price-changed');
}
