import { asInvoiced } from '@/lib/server/commerce/invoices/as-invoiced';
import { requireOrder } from '@/lib/server/commerce/orders/find-order';
import { planPartRefund } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import { everyGroupOf } from '@/lib/server/commerce/orders/lifecycle/refund-groups';
import { refundableCents, remainingCents } from '@/lib/server/commerce/orders/order-lines';
import { refundedTaxes } from '@/lib/server/commerce/trade/costs.serializer';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument, RefundedGroup } from '@/lib/server/platform/db/documents/orders';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { RefundPartInput, RefundPreview } from '@/lib/shared/orders/order-desk.schema';
import { mayBeRefunded } from '@/lib/shared/orders/order-status';

type Planned = { amountCents: number; groups?: RefundedGroup[] | undefined };

/** All that is left, as long as nothing shipped. */
function planWhole(order: OrderDocument): Planned {
  if (!mayBeRefunded(order))
    throw new AppError('wrong-order-state', { reason: { code: 'refund-unshipped-only' } });
  return { amountCents: remainingCents(order), groups: everyGroupOf(order) };
}

/**
 * Returns what a refund of an order would give back; without `input` all of it. Throws `forbidden`, `not-found`, `wrong-order-state`,
 * `validation-failed`, `refund-exceeds-paid`.
 */
export async function previewRefund(
  actor: Actor,
  id: string,
  input?: RefundPartInput,
): Promise<RefundPreview> {
  requirePermission(actor, 'manage-orders');
  const order = await asInvoiced(await requireOrder(id), input?.invoice);
  const { amountCents, groups }: Planned = input ? planPartRefund(order, input) : planWhole(order);
  const refunded = toDollars(amountCents);
  const taxed = groups && refundedTaxes(order.taxes ?? [], groups, requestLanguage());
  const left = toDollars(Math.max(0, refundableCents(order) - amountCents));
  return { refunded, net: taxed?.net ?? refunded, taxes: taxed?.taxes ?? [], left };
}
