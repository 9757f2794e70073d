import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { setRules } from '../companies.repository';

/** Takes a leaver out of rules and budgets; what they have used of a budget stays used. */
export async function leaveRules(
  { _id, rules, budgets }: Pick<CompanyDocument, '_id' | 'rules' | 'budgets'>,
  userId: ObjectId,
  session: ClientSession,
): Promise<void> {
  const isNamed = (ids: unknown) => Array.isArray(ids) && ids.some((id: ObjectId) => id.equals(userId));
  const isConcerned =
    rules.some(({ who, approvers }) => isNamed(who) || isNamed(approvers)) ||
    budgets.some(({ memberIds }) => isNamed(memberIds));
  if (!isConcerned) return;
  const others = (ids: readonly ObjectId[]) => ids.filter((id) => !id.equals(userId));
  await setRules(
    _id,
    {
      rules: rules.map((rule) => ({
        ...rule,
        who: rule.who === 'everyone' ? rule.who : others(rule.who),
        approvers: rule.approvers === 'approvers' ? rule.approvers : others(rule.approvers),
      })),
      budgets: budgets.map((budget) => ({ ...budget, memberIds: others(budget.memberIds) })),
    },
    session,
  );
}
