import 'server-only';
import { findOrderingCompany } from '@/lib/server/commerce/companies/ordering-company';
import type { Actor } from '@/lib/server/identity/actor';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { readAgain, requireDecidable } from '../find-requisition';
import { requisitionResponse } from '../read/requisition-response';
import { recordRequisitionEvent } from '../requisition-events';
import { areAllApproved, isApprovedBy, isOpen } from '../requisitions.policy';
import { changeSubmitted } from '../requisitions.repository';
import { decided } from './decided';
import { giveApproval } from './give-approval';
import { orderApproved } from './order-approved';

/** Stores the actor's approval. Returns false, storing nothing, where it is the last one: then the order is placed with it. */
async function recordApproval(actor: Actor, found: RequisitionDocument, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const { needs, answered } = await giveApproval(actor, found, now, session);
    if (areAllApproved(needs)) return false;
    if (answered.length === 0) return true;
    const requisition = await changeSubmitted(found._id, { needs }, session);
    if (!requisition) throw new AppError('requisition-decided');
    await recordRequisitionEvent('requisition.approved', { actor, requisition, answered }, session);
    return true;
  });
}

async function answer(actor: Actor, found: RequisitionDocument, now: Date): Promise<void> {
  if (!isOpen(found, now)) return;
  await findOrderingCompany(actor);
  if (!(await recordApproval(actor, found, now))) await orderApproved(actor, found, now);
}

/**
 * Approves every open need that the actor may answer; the last approval places the order. Repeated it returns the same. Throws
 * `not-found`, `forbidden`, `company-not-active`, `requisition-decided` with the `current` one, `requisition-outdated` with the
 * `changes`.
 */
export async function approveRequisition(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<Requisition> {
  const found = await requireDecidable(actor, id);
  try {
    await answer(actor, found, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'requisition-decided') throw error;
  }
  const current = await readAgain(found._id);
  const isTheirs = isApprovedBy(current, actor.userId) || current.endedBy?.userId.equals(actor.userId);
  const isAnswered = isOpen(current, now) || (current.state === 'ordered' && isTheirs);
  if (!isAnswered) throw await decided(actor, current, now);
  return requisitionResponse(actor, current, now);
}
