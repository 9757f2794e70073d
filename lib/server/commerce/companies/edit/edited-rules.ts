import 'server-only';
import { ObjectId } from 'mongodb';
import type {
  CompanyBudget,
  CompanyDocument,
  CompanyRule,
} from '@/lib/server/platform/db/documents/companies';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import type { BudgetInput, RuleInput } from '@/lib/shared/companies/rules.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { toCents } from '@/lib/shared/numbers/money';

/** The role of each member, by the id in hex. */
type Roles = ReadonlyMap<string, CompanyRole>;

function refuse(field: string, issue: IssueCode): never {
  throw new AppError('validation-failed', { issues: { [field]: [issue] } });
}

const idsOf = (hex: readonly string[]) => [...new Set(hex)].map((id) => new ObjectId(id));

/** Keeps the id of an entry that was there, and refuses one of another company. */
function idOf(entry: { id?: string | undefined }, taken: Set<string>, field: string): ObjectId {
  if (entry.id === undefined) return new ObjectId();
  if (!taken.delete(entry.id)) refuse(field, 'invalid');
  return new ObjectId(entry.id);
}

const hexSet = (entries: readonly { id: ObjectId }[]) => new Set(entries.map(({ id }) => id.toHexString()));

function requireMembers(people: readonly string[], roles: Roles, field: string): void {
  if (people.some((id) => !roles.has(id))) refuse(field, 'member-unknown');
}

/** Throws `validation-failed` for people who are no members, and approvers who are buyers. */
export function editedRules(
  { rules }: Pick<CompanyDocument, 'rules'>,
  input: readonly RuleInput[],
  roles: Roles,
): CompanyRule[] {
  const taken = hexSet(rules);
  return input.map((rule, place) => {
    const { name, over, who, approvers } = rule;
    if (who !== 'everyone') requireMembers(who, roles, `rules.${place}.who`);
    if (approvers !== 'approvers') {
      const field = `rules.${place}.approvers`;
      requireMembers(approvers, roles, field);
      if (approvers.some((id) => roles.get(id) === 'buyer')) refuse(field, 'approvers-only');
    }
    return {
      id: idOf(rule, taken, `rules.${place}.id`),
      name,
      overCents: toCents(over),
      who: who === 'everyone' ? who : idsOf(who),
      approvers: approvers === 'approvers' ? approvers : idsOf(approvers),
    };
  });
}

/** Throws `validation-failed` for people who are no members, and for a person in two budgets. */
export function editedBudgets(
  { budgets }: Pick<CompanyDocument, 'budgets'>,
  input: readonly BudgetInput[],
  roles: Roles,
): CompanyBudget[] {
  const taken = hexSet(budgets);
  const seen = new Set<string>();
  return input.map((budget, place) => {
    const { name, period, limit } = budget;
    const field = `budgets.${place}.memberIds`;
    const memberIds = [...new Set(budget.memberIds)];
    requireMembers(memberIds, roles, field);
    if (memberIds.some((id) => seen.has(id))) refuse(field, 'person-in-two-budgets');
    for (const id of memberIds) seen.add(id);
    const id = idOf(budget, taken, `budgets.${place}.id`);
    return { id, name, period, limitCents: toCents(limit), memberIds: idsOf(memberIds) };
  });
}
