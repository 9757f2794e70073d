import type { ClientSession, ObjectId } from 'mongodb';
import { ownerOf } from '@/lib/server/identity/owner';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { deliveryOf } from '@/lib/shared/orders/order.schema';
import { lineWords } from '@/lib/shared/orders/order-notes';
import { findOwnRequisitions, replaceNames } from './requisitions.repository';

/** Returns what somebody submitted, as their personal data. */
export async function requisitionFactsOf(userId: ObjectId): Promise<Record<string, unknown>[]> {
  return (await findOwnRequisitions(ownerOf({ userId }))).map(
    ({ number, lines, dueCents, payBy, state, submittedAt, reason, ...requisition }) => {
      const { delivery, billing, buyerReference, shipping } = requisition;
      return {
        number,
        tools: lines.map(({ name, sku, quantity, reference, written, ...line }) => ({
          ...{ name, sku, quantity, reference, written },
          ...lineWords(line),
        })),
        ...{ dueCents, ...deliveryOf(requisition), payBy, state, submittedAt, reason },
        ...{ delivery, billing, buyerReference, shipping },
      };
    },
  );
}

/** Requisitions, and the approvals of those of others, stay with the company, without the name. */
export async function anonymiseRequisitions(userId: ObjectId, session: ClientSession): Promise<void> {
  await replaceNames(userId, CLOSED_ACCOUNT.buyerName, session);
}
