import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requireCompany } from '@/lib/server/identity/users/company-members';
import type { RequisitionDocument } from '@/lib/server/platform/db/documents/requisitions';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { isEligible, mayRead } from './requisitions.policy';
import { findRequisition } from './requisitions.repository';

/** Throws `not-found` for whoever may not read it. */
export async function requireRequisition(actor: Actor, id: string): Promise<RequisitionDocument> {
  requireCompany(actor);
  const requisition = await findRequisition(parseObjectId(id));
  if (!requisition || !mayRead(actor, requisition)) throw new AppError('not-found');
  return requisition;
}

/** Throws `not-found` for whoever may not read it, and `forbidden` for others than its requester. */
export async function requireOwnRequisition(actor: Actor, id: string): Promise<RequisitionDocument> {
  const requisition = await requireRequisition(actor, id);
  if (!requisition.requesterId.equals(actor.userId)) throw new AppError('forbidden');
  return requisition;
}

/** Throws `not-found` for whoever may not read it, and `forbidden` for whoever may not answer it. */
export async function requireDecidable(actor: Actor, id: string): Promise<RequisitionDocument> {
  const requisition = await requireRequisition(actor, id);
  const { role } = requireCompany(actor);
  if (!isEligible(requisition, { userId: actor.userId, role })) throw new AppError('forbidden');
  return requisition;
}

export async function readAgain(id: ObjectId, session?: ClientSession): Promise<RequisitionDocument> {
  const requisition = await findRequisition(id, session);
  if (!requisition) throw new AppError('not-found');
  return requisition;
}
