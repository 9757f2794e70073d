import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { withdrawRequisitions } from '@/lib/server/commerce/approvals/decide/withdraw-requisitions';
import { leaveRules } from '@/lib/server/commerce/companies/members/leave-rules';
import { heirAmong } from '@/lib/server/commerce/companies/members/members.policy';
import { passOnSharedLists } from '@/lib/server/commerce/lists/lists-of-owner';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';

type HandOver = {
  actor: AuditActor;
  userId: ObjectId;
  others: readonly (MembershipRecord & { userId: ObjectId })[];
  now: Date;
};

/** Settles what somebody who acts for a company no more has left in it: shared lists, rules and budgets, open requisitions. */
export async function handOver(
  company: CompanyDocument,
  { actor, userId, others, now }: HandOver,
  session: ClientSession,
): Promise<void> {
  const companyId = company._id;
  const heir = heirAmong(others);
  if (heir) await passOnSharedLists(companyId, { from: userId, to: heir.userId }, session);
  await leaveRules(company, userId, session);
  await withdrawRequisitions({ companyId, requesterId: userId }, { actor, now }, session);
}
