import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { membersOf } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { Company, EditCompanyInput } from '@/lib/shared/companies/company.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { moveToPeriods } from '../budgets/move-to-period';
import { updateCompany } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { requireCompanyById } from '../find-company';
import { membersGuard, requireOwnCompany } from '../members/own-company';
import { ordersGuard } from '../ordering-company';
import { companyResponse, getCompany } from '../read/get-company';
import { editedBudgets, editedRules } from './edited-rules';

const FIELDS = ['name', 'billing', 'vatId', 'invoiceEmail', 'poRequired', 'rules', 'budgets'] as const;
type Edited = Pick<CompanyDocument, (typeof FIELDS)[number]>;
type Edit = Partial<Edited>;

const textOf = (value: unknown) => JSON.stringify(value ?? '');

/** Fields that the input has and that differ. */
function changedFields(company: Edited, input: Edit): (typeof FIELDS)[number][] {
  return FIELDS.filter(
    (field) => input[field] !== undefined && textOf(input[field]) !== textOf(company[field]),
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
  { edited, now }: { edited: EditCompanyInput; now: Date },
  session: ClientSession,
): Promise<CompanyDocument> {
  const input = await editOf(company, edited, session);
  const fields = changedFields(company, input);
  if (fields.length === 0) return company;
  if (input.budgets) {
    await takeGuard(ordersGuard(company._id.toHexString()), session);
    await moveToPeriods(company, input.budgets, now, session);
  }
  const removed = fields.filter((field) => input[field] === '');
  const set = fields.filter((field) => input[field] !== '');
  const after = await updateCompany(
    { id: company._id, revision: company.revision },
    {
      $set: Object.fromEntries(set.map((field) => [field, input[field]])),
      $unset: Object.fromEntries(removed.map((field) => [field, ''])),
    },
    session,
  );
  if (!after) throw new AppError('conflict');
  const facts = { actor, company: after, before: only(company, fields), after: only(after, fields) };
  await recordCompanyEvent('company.edited', facts, session);
  return after;
}

/** Throws `not-found`, `forbidden`, and `edited-meanwhile` with the `current` company for an older revision. */
export async function editCompany(
  actor: Actor,
  input: EditCompanyInput,
  now: Date = new Date(),
): Promise<Company> {
  const membership = requireOwnCompany(actor, 'owner');
  const edited = await inTransaction(async (session) => {
    const company = await requireCompanyById(membership.id, session);
    return company.revision === input.revision
      ? write(actor, company, { edited: input, now }, session)
      : null;
  });
  if (!edited) throw new AppError('edited-meanwhile', { members: { current: await getCompany(actor) } });
  return companyResponse(edited, { userId: actor.userId, role: membership.role });
}
