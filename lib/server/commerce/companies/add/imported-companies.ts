import type { ClientSession } from 'mongodb';
import { endMemberships, setCompanyFacts } from '@/lib/server/identity/users/company-members';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { termsFacts } from '../change-company';
import { deleteCompany, findCompanies, findCompaniesCalled, updateCompany } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { deleteInvitationsOf } from '../members/invitations.repository';
import type { SetVatId } from '../vat/judge-vat-id';
import type { AddedCompany } from './add-company';

/** Returns open companies by their numbers, the shop's or their own, and by their VAT numbers. */
export function companiesCalled(
  numbers: readonly string[],
  vatIds: readonly string[],
  session?: ClientSession,
): Promise<CompanyDocument[]> {
  return findCompaniesCalled(numbers, vatIds, session);
}

/** Returns every company that is not closed, the oldest first. */
export async function everyOpenCompany(): Promise<CompanyDocument[]> {
  return (await findCompanies({ words: [], ids: [] }, { skip: 0, limit: 0 })).reverse();
}

const DETAILS = ['name', 'billing', 'vatId', 'customerNumber', 'debtorAccount'] as const;

/** Makes a company what a file says of it. Throws `Overtaken` where it was changed since it was read. */
export async function setImported(
  before: CompanyDocument,
  wanted: AddedCompany,
  { by, vat }: { by: AuditActor; vat: SetVatId['vat'] },
  session: ClientSession,
): Promise<void> {
  const changed = DETAILS.filter(
    (field) => JSON.stringify(wanted[field] ?? '') !== JSON.stringify(before[field] ?? ''),
  );
  const isRegrouped = wanted.groupId?.toHexString() !== before.groupId?.toHexString();
  const hasNewTerms =
    wanted.termsDays !== before.termsDays || wanted.creditLimitCents !== before.creditLimitCents;
  const isNumbered = changed.includes('vatId');
  const { groupId, termsDays, creditLimitCents } = wanted;
  const removed = [
    ...changed.filter((field) => !wanted[field]),
    ...(isNumbered && !vat ? (['vat'] as const) : []),
  ];
  const after = await updateCompany(
    { id: before._id, revision: before.revision },
    {
      $set: {
        ...Object.fromEntries(changed.flatMap((field) => (wanted[field] ? [[field, wanted[field]]] : []))),
        ...(isNumbered && vat && { vat }),
        ...{ groupId, termsDays, creditLimitCents },
      },
      $unset: Object.fromEntries(removed.map((field) => [field, ''])),
    },
    session,
  );
  if (!after) throw new Overtaken('the company was changed');
  if (isRegrouped) await setCompanyFacts(after._id, { state: openState(after), groupId }, session);
  if (changed.length > 0) {
    const side = (of: Partial<AddedCompany>) =>
      Object.fromEntries(changed.map((field) => [field, of[field] ?? '']));
    const sides = { before: side(before), after: side(wanted) };
    await recordCompanyEvent('company.edited', { actor: by, company: after, ...sides }, session);
  }
  if (isRegrouped || hasNewTerms) {
    const what = { isRegrouped, hasNewTerms };
    const sides = { before: await termsFacts(before, what), after: await termsFacts(after, what) };
    await recordCompanyEvent('company.terms-changed', { actor: by, company: after, ...sides }, session);
  }
}

function openState({ state }: CompanyDocument) {
  if (state === 'closed') throw new Overtaken('the company was closed');
  return state;
}

/** Removes a company that has neither members nor orders, with the invitations to it. */
export async function removeImported(
  company: CompanyDocument,
  by: AuditActor,
  session: ClientSession,
): Promise<void> {
  await endMemberships(company._id, session);
  await deleteInvitationsOf(company._id, session);
  await deleteCompany(company._id, session);
  await recordCompanyEvent('company.removed', { actor: by, company }, session);
}
