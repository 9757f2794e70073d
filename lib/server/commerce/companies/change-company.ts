import type { ClientSession, ObjectId } from 'mongodb';
import { priceGroupName, requireGroup } from '@/lib/server/commerce/prices/find-price-groups';
import { type Caller, isProgram } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { endMemberships, membersOf, setCompanyFacts } from '@/lib/server/identity/users/company-members';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { ManagedCompany } from '@/lib/shared/companies/company.schema';
import { type CompanyState, mayBecome } from '@/lib/shared/companies/company-roles';
import type { CompanyNotice } from '@/lib/shared/companies/company-tax.schema';
import type { ChangeCompanyInput } from '@/lib/shared/companies/managed-company.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import { requireFreeNumber } from './add/customer-number';
import { changedFields, type FieldsChange } from './change-fields';
import { markClosed, updateCompany } from './companies.repository';
import { recordCompanyEvent } from './company-events';
import { membersGuard, requireCompanyById } from './find-company';
import { managedCompanyResponse } from './get-company';
import { judgeReference, requireCharging } from './invoicing-fields';
import { deleteInvitationsOf } from './members/invitations.repository';

type Then = (company: CompanyDocument, session: ClientSession) => Promise<void>;
type Step = { actor: AuditActor; now: Date; session: ClientSession };

const isSame = (a: ObjectId | null, b: ObjectId | null) => a?.toHexString() === b?.toHexString();

async function nextGroup(
  company: CompanyDocument,
  { groupId }: ChangeCompanyInput,
  session: ClientSession,
): Promise<ObjectId | null> {
  if (groupId === undefined || groupId === company.groupId?.toHexString()) return company.groupId;
  return groupId === null ? null : (await requireGroup(groupId, 'groupId', session))._id;
}

const TERMS = ['termsDays', 'creditLimitCents'] as const;
type Terms = Pick<CompanyDocument, (typeof TERMS)[number]>;

function nextTerms(company: Terms, { termsDays, creditLimit }: ChangeCompanyInput): Terms {
  return {
    termsDays: termsDays === undefined ? company.termsDays : termsDays,
    creditLimitCents: creditLimit === undefined ? company.creditLimitCents : toCents(creditLimit),
  };
}

/** Returns the changed terms as the audit log records them. */
export async function termsFacts(
  {
    groupId,
    termsDays,
    creditLimitCents,
  }: Pick<CompanyDocument, 'groupId' | 'termsDays' | 'creditLimitCents'>,
  { isRegrouped, hasNewTerms }: { isRegrouped: boolean; hasNewTerms: boolean },
): Promise<AuditValues> {
  return {
    ...(isRegrouped ? { priceGroup: await priceGroupName(groupId ?? undefined) } : {}),
    ...(hasNewTerms ? { termsDays, creditLimitCents } : {}),
  };
}

async function recordStep(
  company: CompanyDocument,
  from: CompanyState,
  { actor, session }: Step,
): Promise<void> {
  if (company.state === 'blocked')
    await recordCompanyEvent('company.blocked', { actor, company, from }, session);
  if (company.state !== 'active') return;
  const members = await membersOf(company._id, session);
  await recordCompanyEvent('company.activated', { actor, company, from, members }, session);
}

async function recordFields(
  company: CompanyDocument,
  { certificates, others }: FieldsChange,
  { actor, session }: Step,
): Promise<void> {
  if (others) await recordCompanyEvent('company.edited', { actor, company, ...others }, session);
  if (certificates)
    await recordCompanyEvent('company.exemptions-changed', { actor, company, ...certificates }, session);
}

async function change(
  before: CompanyDocument,
  input: ChangeCompanyInput,
  step: Step,
): Promise<CompanyDocument> {
  const { actor, now, session } = step;
  const state = input.state === 'closed' ? before.state : (input.state ?? before.state);
  const groupId = await nextGroup(before, input, session);
  const terms = nextTerms(before, input);
  const isRegrouped = !isSame(groupId, before.groupId);
  const hasNewTerms = TERMS.some((name) => terms[name] !== before[name]);
  const fields = changedFields(before, input);
  if (state === before.state && !isRegrouped && !hasNewTerms && !fields) return before;
  const { customerNumber = '' } = fields?.$set ?? {};
  await requireFreeNumber(customerNumber, before._id, session);
  const isFirst = state === 'active' && before.activatedAt === undefined;
  const after = await updateCompany(
    { id: before._id, revision: before.revision },
    {
      $set: { state, groupId, ...terms, ...fields?.$set, ...(isFirst ? { activatedAt: now } : {}) },
      ...(fields && { $unset: fields.$unset }),
    },
    session,
  );
  if (!after) throw new AppError('conflict');
  if (after.state !== 'closed') await setCompanyFacts(after._id, { state: after.state, groupId }, session);
  if (isRegrouped || hasNewTerms) {
    const [from, to] = await Promise.all(
      [before, after].map((one) => termsFacts(one, { isRegrouped, hasNewTerms })),
    );
    const facts = { actor, company: after, before: from ?? {}, after: to ?? {} };
    await recordCompanyEvent('company.terms-changed', facts, session);
  }
  if (fields) await recordFields(after, fields, step);
  if (state !== before.state) await recordStep(after, before.state, step);
  return after;
}

function requireStep(company: CompanyDocument, state: CompanyState | undefined): void {
  const isStep = state === undefined || state === company.state || mayBecome(company.state, state);
  const isOver = company.state === 'closed' && state !== 'closed';
  if (!isStep || isOver) throw new AppError('wrong-order-state', { reason: { code: 'company-step' } });
}

/**
 * Activates, blocks, unblocks or (by `close`) closes a company, or changes its terms, for its members at once. Throws
 * `forbidden`, `not-found`, `edited-meanwhile` with the `current` company, `wrong-order-state` (a step that it cannot take), `customer-number-taken`,
 * `validation-failed` (an unknown group, a Leitweg-ID with wrong check digits, or tax fields in a shop that charges nothing).
 */
export async function changeCompany(
  actor: Caller,
  id: string,
  input: ChangeCompanyInput,
  { close, renumber, now = new Date() }: { close: Then; renumber: Then; now?: Date },
): Promise<ManagedCompany> {
  requirePermission(actor, 'manage-companies');
  if (isProgram(actor) && !actor.scopes.includes('companies:read'))
    throw new AppError('forbidden', { members: { scope: 'companies:read' } });
  const companyId = parseObjectId(id);
  await requireCharging(input);
  let notice: CompanyNotice | undefined;
  const isChanged = await inTransaction(async (session) => {
    await takeGuard(membersGuard(companyId), session);
    const before = await requireCompanyById(companyId, session);
    if (before.revision !== input.revision) return false;
    requireStep(before, input.state);
    notice = judgeReference(before, input);
    const after = await change(before, input, { actor, now, session });
    if (after.customerNumber !== before.customerNumber) await renumber(after, session);
    if (input.state === 'closed' && after.state !== 'closed') await close(after, session);
    return true;
  });
  const current = await managedCompanyResponse(await requireCompanyById(companyId));
  if (!isChanged) throw new AppError('edited-meanwhile', { members: { current } });
  return notice ? { ...current, notice } : current;
}

/** Marks a company as closed; what else ends with it is up to its caller. */
export async function endCompany(
  company: CompanyDocument,
  actor: AuditActor,
  now: Date,
  session: ClientSession,
): Promise<void> {
  await endMemberships(company._id, session);
  await deleteInvitationsOf(company._id, session);
  await markClosed(company._id, now, session);
  await recordCompanyEvent('company.closed', { actor, company, from: company.state }, session);
}
