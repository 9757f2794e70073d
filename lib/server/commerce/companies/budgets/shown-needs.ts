import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { type Member, membersOf } from '@/lib/server/identity/users/company-members';
import type { ShownNeed } from '@/lib/shared/approvals/approval.schema';
import { NEED_SENTENCES, needSentence } from '@/lib/shared/approvals/need-sentence';
import { eligibleFor, type Need } from '@/lib/shared/approvals/needs-of';
import { toDollars } from '@/lib/shared/numbers/money';

export type People = readonly { userId: string; name: string; role: Member['company']['role'] }[];

export async function peopleOf(companyId: ObjectId, session?: ClientSession): Promise<People> {
  const members = await membersOf(companyId, session);
  return members.map(({ _id, name, company: { role } }) => ({ userId: _id.toHexString(), name, role }));
}

export function shownNeed(need: Need, people: People, requesterId: ObjectId): ShownNeed {
  const { code, name } = need;
  const facts =
    code === 'rule'
      ? { code, name, over: toDollars(need.overCents) }
      : { code, name, left: toDollars(need.leftCents), period: need.period };
  const approvers = eligibleFor(need, people, requesterId.toHexString());
  return {
    ...facts,
    sentence: needSentence(facts, NEED_SENTENCES, 'en'),
    approvers: approvers.map((person) => person.name),
  };
}

/** With the names of those who may answer. */
export async function shownNeeds(
  needs: readonly Need[],
  { companyId, requesterId }: { companyId: ObjectId; requesterId: ObjectId },
  session?: ClientSession,
): Promise<ShownNeed[]> {
  if (needs.length === 0) return [];
  const people = await peopleOf(companyId, session);
  return needs.map((need) => shownNeed(need, people, requesterId));
}
