import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { absentActor } from '@/lib/server/identity/sessions/authenticate';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { recordRequisitionEvent } from '../requisition-events';
import { changeSubmitted, findOpenOfOffer, findSubmitted } from '../requisitions.repository';

/** Withdraws what somebody who leaves a company has submitted, or, where it closes, what anybody has. */
export async function withdrawRequisitions(
  of: { companyId: ObjectId; requesterId?: ObjectId },
  { actor, now }: { actor: AuditActor; now: Date },
  session: ClientSession,
): Promise<void> {
  for (const { _id } of await findSubmitted(of, session)) {
    const requisition = await changeSubmitted(_id, { state: 'withdrawn', endedAt: now }, session);
    if (requisition) await recordRequisitionEvent('requisition.withdrawn', { actor, requisition }, session);
  }
}

/** Withdraws what waits for an offer that was answered, replaced or withdrawn meanwhile; whoever asked for it is told. */
export async function withdrawOfOffer(
  offerId: ObjectId,
  { actor, now }: { actor: Actor; now: Date },
  session: ClientSession,
): Promise<void> {
  for (const { _id, requesterId } of await findOpenOfOffer(offerId, now, session)) {
    const lastFailure = { code: 'offer-over', at: now };
    const change = { state: 'withdrawn', endedAt: now, lastFailure } as const;
    const requisition = await changeSubmitted(_id, change, session);
    const requester = requesterId.equals(actor.userId) ? null : await absentActor(requesterId);
    if (requisition)
      await recordRequisitionEvent('requisition.withdrawn', { actor, requisition, requester }, session);
  }
}
