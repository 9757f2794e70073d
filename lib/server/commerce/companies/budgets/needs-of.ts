import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { mayInCompany } from '@/lib/shared/companies/company-roles';

/** Ids are hex. */
export type Rule = {
  id: string;
  name: string;
  /** The amount due above which the rule applies; 0 is every order. */
  overCents: number;
  who: 'everyone' | readonly string[];
  approvers: 'approvers' | readonly string[];
};

/** The rest of a member's budget in the present period; less than 0 if its limit was passed. */
export type BudgetLeft = { name: string; period: string; leftCents: number };

export type Need =
  | { code: 'rule'; name: string; overCents: number; approvers: Rule['approvers'] }
  | { code: 'over-budget'; name: string; period: string; leftCents: number; approvers: 'approvers' };

type Orderer = { userId: string; role: CompanyRole };

function appliesTo({ who, overCents }: Rule, { userId }: Orderer, dueCents: number): boolean {
  return dueCents > overCents && (who === 'everyone' || who.includes(userId));
}

/**
 * The approvals that an order of a member needs: of each rule that it falls under, in the order of the rules, and where it is more
 * than what is left of their budget. Owners need none.
 */
export function needsOf(
  { rules }: { rules: readonly Rule[] },
  member: Orderer,
  dueCents: number,
  budget: BudgetLeft | null,
): Need[] {
  if (mayInCompany(member.role, 'order-without-approval')) return [];
  const needs: Need[] = rules
    .filter((rule) => appliesTo(rule, member, dueCents))
    .map(({ name, overCents, approvers }) => ({ code: 'rule', name, overCents, approvers }));
  if (!budget || dueCents <= budget.leftCents) return needs;
  const { name, period } = budget;
  const leftCents = Math.max(0, budget.leftCents);
  return [...needs, { code: 'over-budget', name, period, leftCents, approvers: 'approvers' }];
}

/** Returns whether a member may answer a need of somebody else's order. */
export function mayAnswer({ approvers }: Pick<Need, 'approvers'>, { userId, role }: Orderer): boolean {
  if (mayInCompany(role, 'give-every-approval')) return true;
  return mayInCompany(role, 'give-approvals') && (approvers === 'approvers' || approvers.includes(userId));
}

/** Returns who may answer a need, owners last; never the requester. */
export function eligibleFor<Member extends Orderer>(
  need: Pick<Need, 'approvers'>,
  members: readonly Member[],
  requesterId: string,
): Member[] {
  const eligible = members.filter((member) => member.userId !== requesterId && mayAnswer(need, member));
  const isLast = ({ role }: Member) => mayInCompany(role, 'give-every-approval');
  return [...eligible.filter((member) => !isLast(member)), ...eligible.filter(isLast)];
}
