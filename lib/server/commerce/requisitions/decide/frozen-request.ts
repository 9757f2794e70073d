import 'server-only';
import { cartTerms } from '@/lib/server/commerce/cart/cart-terms';
import type { OrderRequest } from '@/lib/server/commerce/orders/place/place-order';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { pricesFor } from '@/lib/server/commerce/pricing/prices-for';
import type { Actor } from '@/lib/server/identity/actor';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';

/** What a requisition orders for its requester: the lines, prices and delivery that were submitted, or nothing. */
export async function frozenRequest(
  requester: Actor,
  requisition: RequisitionDocument,
  now: Date,
): Promise<OrderRequest> {
  const { _id, lines, dueCents, address, phone, poNumber, note, payBy, needs } = requisition;
  const seen = lines.map(({ toolId, unitPriceCents }) => ({
    toolId: toolId.toHexString(),
    unitPrice: toDollars(unitPriceCents),
  }));
  const prices = await pricesFor(buyerOf(requester), now);
  return {
    lines: lines.map(({ toolId, quantity, reference }) => ({
      toolId: toolId.toHexString(),
      quantity,
      reference,
    })),
    delivery: { address, phone, poNumber, note },
    terms: cartTerms({ lines }, { seen, seenDue: toDollars(dueCents) }, prices),
    payBy,
    source: { requisitionId: _id },
    acceptCompany: ({ _id: companyId, poRequired }) => {
      if (!companyId.equals(requisition.companyId)) throw new AppError('conflict');
      if (poRequired && !poNumber) {
        throw new AppError('validation-failed', { issues: { poNumber: ['po-number-required'] } });
      }
    },
    approval: { isForBudget: needs.some(({ code }) => code === 'over-budget') },
  };
}
