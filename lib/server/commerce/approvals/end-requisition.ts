import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { absentActor } from '@/lib/server/identity/sessions/authenticate';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { readAgain, requireDecidable, requireOwnRequisition, requisitionResponse } from './get-requisition';
import { recordRequisitionEvent } from './requisition-events';
import { isOpen } from './requisitions.policy';
import { changeSubmitted, findSubmitted } from './requisitions.repository';

type End = { state: 'rejected' | 'withdrawn'; reason?: string };

async function end(
  actor: Actor,
  id: ObjectId,
  { ending, now }: { ending: End; now: Date },
): Promise<RequisitionDocument> {
  const requester = ending.state === 'rejected' ? await absentActor((await readAgain(id)).requesterId) : null;
  return inTransaction(async (session) => {
    const before = await readAgain(id, session);
    const isRepeated = before.state === ending.state && before.endedBy?.userId.equals(actor.userId);
    if (isRepeated) return before;
    if (!isOpen(before, now)) return before;
    const endedBy = { userId: actor.userId, name: actor.name };
    const requisition = await changeSubmitted(id, { ...ending, endedAt: now, endedBy }, session);
    if (!requisition) throw new AppError('conflict');
    if (ending.state === 'rejected')
      await recordRequisitionEvent('requisition.rejected', { actor, requisition, requester }, session);
    else await recordRequisitionEvent('requisition.withdrawn', { actor, requisition }, session);
    return requisition;
  });
}

async function endOrDecided(
  actor: Actor,
  id: ObjectId,
  context: { ending: End; now: Date },
): Promise<Requisition> {
  const after = await end(actor, id, context);
  const isEnded = after.state === context.ending.state && after.endedBy?.userId.equals(actor.userId);
  if (!isEnded) throw await decided(actor, after, context.now);
  return requisitionResponse(actor, after, context.now);
}

/** Repeated it returns the same. Throws `not-found`, `forbidden`, and `requisition-decided` with the `current` one. */
export async function rejectRequisition(
  actor: Actor,
  id: string,
  reason: string,
  now: Date = new Date(),
): Promise<Requisition> {
  const { _id } = await requireDecidable(actor, id);
  return endOrDecided(actor, _id, { ending: { state: 'rejected', reason }, now });
}

/** The requester withdraws it. Repeated it returns the same. Throws `not-found`, `forbidden`, `requisition-decided`. */
export async function withdrawRequisition(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<Requisition> {
  const { _id } = await requireOwnRequisition(actor, id);
  return endOrDecided(actor, _id, { ending: { state: 'withdrawn' }, now });
}

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

/** The refusal of a step that a requisition can take no more, with the `current` one. */
export async function decided(actor: Actor, requisition: RequisitionDocument, now: Date): Promise<AppError> {
  const current = await requisitionResponse(actor, requisition, now);
  return new AppError('requisition-decided', { members: { current } });
}
