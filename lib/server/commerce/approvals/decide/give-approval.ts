import 'server-only';
import type { ClientSession } from 'mongodb';
import { membersGuard } from '@/lib/server/commerce/companies/members/own-company';
import type { Actor } from '@/lib/server/identity/actor';
import { membershipOf } from '@/lib/server/identity/users/company-members';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { RequisitionDocument, RequisitionNeed } from '@/lib/server/platform/db/documents/requisitions';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { readAgain } from '../find-requisition';
import { isEligible, isOpen, withApproval } from '../requisitions.policy';

export type Given = {
  requisition: RequisitionDocument;
  needs: RequisitionNeed[];
  /** The names of the needs that this approval answers. */
  answered: string[];
};

/**
 * Returns a requisition's needs with the actor's approval, as both are in this transaction. Stores nothing. Throws
 * `requisition-decided` where it is open no more, and `forbidden`
 * where its giver may not answer it any more.
 */
export async function giveApproval(
  actor: Actor,
  { _id, companyId }: Pick<RequisitionDocument, '_id' | 'companyId'>,
  now: Date,
  session: ClientSession,
): Promise<Given> {
  await takeGuard(membersGuard(companyId), session);
  const requisition = await readAgain(_id, session);
  if (!isOpen(requisition, now)) throw new AppError('requisition-decided');
  const account = await findIdentityById(actor.userId, session);
  const membership = account && membershipOf(account);
  if (!membership?.id.equals(companyId)) throw new AppError('not-found');
  const person = { userId: actor.userId, role: membership.role, name: actor.name };
  if (!isEligible(requisition, person)) throw new AppError('forbidden');
  const needs = withApproval(requisition.needs, person, now);
  const isNew = (need: RequisitionNeed, place: number) => need.yes && !requisition.needs[place]?.yes;
  return { requisition, needs, answered: needs.filter(isNew).map(({ name }) => name) };
}
