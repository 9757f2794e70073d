import 'server-only';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import type { Actor } from '@/lib/server/identity/actor';
import { absentActor } from '@/lib/server/identity/sessions/authenticate';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { ownIdempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { frozenRequest } from '../frozen-request';
import { changesOf, isOutdated, requesterOf } from '../requisition-changes';
import { recordRequisitionEvent } from '../requisition-events';
import { changeSubmitted } from '../requisitions.repository';
import { giveApproval } from './give-approval';

async function place(actor: Actor, requisition: RequisitionDocument, now: Date): Promise<void> {
  const requester = await requesterOf(requisition);
  const id = requisition._id.toHexString();
  await placeOrder(
    requester,
    async () => ({
      ...(await frozenRequest(requester, requisition, now)),
      afterInsert: async (order, session) => {
        const { needs, answered } = await giveApproval(actor, requisition, now, session);
        const endedBy = { userId: actor.userId, name: actor.name };
        const change = { state: 'ordered', needs, orderId: order._id, endedAt: now, endedBy } as const;
        const ordered = await changeSubmitted(requisition._id, change, session);
        if (!ordered) throw new AppError('requisition-decided');
        const placed = { number: order.number, requester };
        const facts = { actor, requisition: ordered, answered, order: placed };
        await recordRequisitionEvent('requisition.approved', facts, session);
      },
    }),
    {
      idempotency: ownIdempotency('requisition', id),
      language: requisition.language,
      now,
    },
  );
}

/** Stores the approval without an order: once what changed is settled, anybody who may answer can have it ordered. */
async function keepFailure(
  actor: Actor,
  found: RequisitionDocument,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  const requester = await absentActor(found.requesterId);
  await inTransaction(async (session) => {
    const { needs, answered } = await giveApproval(actor, found, now, session);
    const change = { needs, lastFailure: { code, at: now } };
    const requisition = await changeSubmitted(found._id, change, session);
    if (!requisition) throw new AppError('requisition-decided');
    if (answered.length > 0)
      await recordRequisitionEvent('requisition.approved', { actor, requisition, answered }, session);
    await recordRequisitionEvent('requisition.outdated', { requisition, code, requester }, session);
  });
}

/**
 * Places the order of a requisition whose last approval is the actor's, both in one transaction. Throws `requisition-outdated`
 * with the `changes` where it can no longer be ordered as submitted, and `requisition-decided`.
 */
export async function orderApproved(
  actor: Actor,
  requisition: RequisitionDocument,
  now: Date,
): Promise<void> {
  try {
    await place(actor, requisition, now);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const changes = changesOf(error);
    await keepFailure(actor, requisition, { code: changes[0]?.code ?? error.code, now });
    throw new AppError('requisition-outdated', { members: { changes }, cause: error });
  }
}
