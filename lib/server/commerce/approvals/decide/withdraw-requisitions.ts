import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { recordRequisitionEvent } from '../requisition-events';
import { changeSubmitted, findSubmitted } from '../requisitions.repository';

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
