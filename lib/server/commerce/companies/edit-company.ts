import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { membersOf } from '@/lib/server/identity/users/company-members';
import type {
  CompanyBudget,
  CompanyDocument,
  CompanyRule,
} from '@/lib/server/platform/db/documents/companies';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { Company, EditCompanyInput } from '@/lib/shared/companies/company.schema';
import { type CompanyRole, mayInCompany } from '@/lib/shared/companies/company-roles';
import type { BudgetInput, RuleInput } from '@/lib/shared/companies/rules.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { toCents } from '@/lib/shared/numbers/money';
import { moveToPeriods } from './budgets/charge-budget';
import { updateCompany } from './companies.repository';
import { recordCompanyEvent } from './company-events';
import { membersGuard, ordersGuard, requireCompanyById, requireOwnCompany } from './find-company';
import { companyResponse, getCompany } from './get-company';
import { judgeReference, requireCharging } from './invoicing-fields';
import { askSoon } from './vat/ask-vat-id';
import { judgeVatId, type SetVatId } from './vat/judge-vat-id';

const FIELDS = [
  ...(['name', 'billing', 'vatId', 'invoiceEmail', 'poRequired', 'rules', 'budgets'] as const),
  ...(['buyerReference', 'invoiceFormat'] as const),
] as const;
type Edited = Pick<CompanyDocument, (typeof FIELDS)[number]>;
type Edit = Partial<Edited>;

const textOf = (value: unknown) => JSON.stringify(value ?? '');
/** Of fields that are absent until somebody chooses. */
const DEFAULTS: Edit = { invoiceFormat: 'pdf' };

/** Fields that the input has and that differ. */
function changedFields(company: Edited, input: Edit): (typeof FIELDS)[number][] {
  return FIELDS.filter(
    (field) =>
      input[field] !== undefined && textOf(input[field]) !== textOf(company[field] ?? DEFAULTS[field]),
  );
}

const only = (source: Edit, fields: readonly (keyof Edited)[]) =>
  Object.fromEntries(fields.map((field) => [field, source[field] ?? '']));

/** Rules and budgets name members: nobody joins, leaves or changes their role meanwhile. */
async function editOf(
  company: CompanyDocument,
  { rules, budgets, revision: _, ...details }: EditCompanyInput,
  session: ClientSession,
): Promise<Edit> {
  const edit = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Edit;
  if (!rules && !budgets) return edit;
  await takeGuard(membersGuard(company._id), session);
  const members = await membersOf(company._id, session);
  const roles = new Map(members.map(({ _id, company: { role } }) => [_id.toHexString(), role]));
  return {
    ...edit,
    ...(rules ? { rules: editedRules(company, rules, roles) } : {}),
    ...(budgets ? { budgets: editedBudgets(company, budgets, roles) } : {}),
  };
}

async function write(
  actor: Actor,
  company: CompanyDocument,
  { edited, vat, now }: { edited: EditCompanyInput; vat: SetVatId['vat']; now: Date },
  session: ClientSession,
): Promise<CompanyDocument> {
  const input = await editOf(company, edited, session);
  const fields = changedFields(company, input);
  if (fields.length === 0) return company;
  if (input.budgets) {
    await takeGuard(ordersGuard(company._id.toHexString()), session);
    await moveToPeriods(company, input.budgets, now, session);
  }
  const removed: string[] = fields.filter((field) => input[field] === '');
  const isNumbered = fields.includes('vatId');
  if (isNumbered && !vat) removed.push('vat');
  const set = fields.filter((field) => input[field] !== '');
  const after = await updateCompany(
    { id: company._id, revision: company.revision },
    {
      $set: {
        ...Object.fromEntries(set.map((field) => [field, input[field]])),
        ...(isNumbered && vat && { vat }),
      },
      $unset: Object.fromEntries(removed.map((field) => [field, ''])),
    },
    session,
  );
  if (!after) throw new AppError('conflict');
  const facts = { actor, company: after, before: only(company, fields), after: only(after, fields) };
  await recordCompanyEvent('company.edited', facts, session);
  return after;
}

/**
 * Throws `not-found`, `forbidden`, `edited-meanwhile` with the `current` company for an older revision, and `validation-failed` for a
 * VAT number or a reference that cannot be one.
 */
export async function editCompany(
  actor: Actor,
  input: EditCompanyInput,
  now: Date = new Date(),
): Promise<Company> {
  const membership = requireOwnCompany(actor, 'change-company');
  await requireCharging(input);
  const { vat, notice: unlikely } = await judgeVatId(input.vatId, now);
  let notice = unlikely;
  const edited = await inTransaction(async (session) => {
    const company = await requireCompanyById(membership.id, session);
    if (company.revision !== input.revision) return null;
    const odd = judgeReference(company, input);
    notice = unlikely ?? odd;
    return write(actor, company, { edited: input, vat, now }, session);
  });
  if (!edited) throw new AppError('edited-meanwhile', { members: { current: await getCompany(actor) } });
  askSoon(edited._id);
  const response = await companyResponse(edited, { userId: actor.userId, role: membership.role });
  return notice ? { ...response, notice } : response;
}

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
function editedRules(
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
      const mayApprove = (id: string) => mayInCompany(roles.get(id) ?? 'buyer', 'give-approvals');
      if (!approvers.every(mayApprove)) refuse(field, 'approvers-only');
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
function editedBudgets(
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
