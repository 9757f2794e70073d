import type { ObjectId } from 'mongodb';
import { mayAnswer, type Need } from '@/lib/server/commerce/companies/budgets/needs-of';
import type { Actor } from '@/lib/server/identity/actor';
import { isOwnedBy, ownerOf } from '@/lib/server/identity/owner';
import { isMemberOf } from '@/lib/server/identity/users/company-members';
import type { RequisitionDocument, RequisitionNeed } from '@/lib/server/platform/db/documents/requisitions';
import type { RequisitionState } from '@/lib/shared/approvals/requisition-states';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';

type Dated = Pick<RequisitionDocument, 'state' | 'expiresAt'>;
type Asked = Pick<RequisitionDocument, 'requesterId' | 'needs'>;
type Person = { userId: ObjectId; role: CompanyRole };

export function stateAt({ state, expiresAt }: Dated, now: Date): RequisitionState {
  return state === 'submitted' && expiresAt <= now ? 'expired' : state;
}

export function isOpen(requisition: Dated, now: Date): boolean {
  return stateAt(requisition, now) === 'submitted';
}

/** Returns whether an actor is its requester or an approver of the company. */
export function mayRead(
  actor: Pick<Actor, 'userId' | 'company'>,
  requisition: Pick<RequisitionDocument, 'requesterId' | 'companyId'>,
): boolean {
  const isOwn = isOwnedBy('requisitions', ownerOf(actor), requisition);
  return isMemberOf(actor, requisition.companyId, isOwn ? undefined : 'read-requisitions');
}

/** Returns a stored need as the rules know it, with ids in hex. */
export function needOf(need: RequisitionNeed): Need {
  const { code, name, overCents = 0, leftCents = 0, period = '', approvers } = need;
  if (code === 'over-budget') return { code, name, period, leftCents, approvers: 'approvers' };
  const named = approvers === 'approvers' ? approvers : approvers.map((id) => id.toHexString());
  return { code, name, overCents, approvers: named };
}

/** Returns whether somebody may answer a need of this requisition, answered or not; the requester never may. */
export function isEligible({ requesterId, needs }: Asked, { userId, role }: Person): boolean {
  if (requesterId.equals(userId)) return false;
  const person = { userId: userId.toHexString(), role };
  return needs.some((need) => mayAnswer(needOf(need), person));
}

export function areAllApproved(needs: readonly RequisitionNeed[]): boolean {
  return needs.every(({ yes: approval }) => approval);
}

/** Returns whether this person's approval would answer a need, or have an order tried again that has all its approvals. */
export function mayDecide(requisition: Dated & Asked, person: Person, now: Date): boolean {
  if (!isOpen(requisition, now) || !isEligible(requisition, person)) return false;
  const named = { userId: person.userId.toHexString(), role: person.role };
  return (
    areAllApproved(requisition.needs) ||
    requisition.needs.some((need) => !need.yes && mayAnswer(needOf(need), named))
  );
}

/** Returns the needs with an approval of every open one that this person may answer. */
export function withApproval(
  needs: readonly RequisitionNeed[],
  { userId, role, name }: Person & { name: string },
  at: Date,
): RequisitionNeed[] {
  const person = { userId: userId.toHexString(), role };
  return needs.map((need) =>
    !need.yes && mayAnswer(needOf(need), person) ? { ...need, yes: { userId, name, at } } : need,
  );
}

export function isApprovedBy({ needs }: Pick<Asked, 'needs'>, userId: ObjectId): boolean {
  return needs.some(({ yes: approval }) => approval?.userId.equals(userId));
}
