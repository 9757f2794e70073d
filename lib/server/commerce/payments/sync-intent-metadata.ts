import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { remainingCents } from '@/lib/server/commerce/orders/order-lines';
import { errorCodeOf, withProviderTimeout } from '@/lib/server/commerce/payments/provider/call-provider';
import { updateIntentMetadata } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { log } from '@/lib/server/platform/log';
import { isRefunded } from '@/lib/shared/orders/order-status';

/** The credit note of the whole, or of what partial refunds have left. Those of parts are not issued again. */
function creditNoteOf(order: OrderDocument): { creditNoteNumber?: string } {
  const { creditNoteNumber } = order;
  return isRefunded(order) && creditNoteNumber && remainingCents(order) > 0 ? { creditNoteNumber } : {};
}

/**
 * Writes the numbers of order, invoice and credit note to the intent's metadata, so that a restored store issues none
 * of them twice. Best effort: a failure is logged.
 */
export async function syncIntentMetadata(intentId: string): Promise<void> {
  try {
    const order = await findOrderPaidBy(intentId);
    if (!order?.invoiceNumber) return;
    const { number: orderNumber, invoiceNumber } = order;
    await withProviderTimeout(
      updateIntentMetadata(intentId, { orderNumber, invoiceNumber, ...creditNoteOf(order) }),
    );
  } catch (error) {
    log().warn(
      { intent: intentId, error: errorCodeOf(error) },
      'a payment could not be given the numbers of its documents',
    );
  }
}
