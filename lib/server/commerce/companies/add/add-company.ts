import type { ClientSession, ObjectId } from 'mongodb';
import { requireGroup } from '@/lib/server/commerce/prices/find-price-groups';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { RegisterCompanyInput } from '@/lib/shared/companies/company.schema';
import type { CompanyNotice } from '@/lib/shared/companies/company-tax.schema';
import type { AddCompanyInput } from '@/lib/shared/companies/managed-company.schema';
import { toCents } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { findCompanyByKey, insertCompany } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { requireCharging } from '../invoicing-fields';
import { inviteOwner, inviterOf } from '../members/invite-member';
import { askSoon } from '../vat/ask-vat-id';
import { judgeVatId, type SetVatId } from '../vat/judge-vat-id';
import { requireFreeNumber } from './customer-number';
import { NUMBERING_ATTEMPTS, newCompany } from './new-company';

/** A company as the shop adds it. */
export type AddedCompany = RegisterCompanyInput &
  Pick<CompanyDocument, 'groupId' | 'termsDays' | 'creditLimitCents' | 'debtorAccount'> & {
    customerNumber: string;
  };

type By = {
  by: AuditActor;
  id: ObjectId | undefined;
  now: Date;
  vat: SetVatId['vat'];
  idempotency?: Idempotency | undefined;
};

/** Stores a company without members, active at once. Throws `customer-number-taken`. */
export async function storeAdded(
  { groupId, termsDays, creditLimitCents, debtorAccount, ...details }: AddedCompany,
  { by, id: registeredBy, now, vat, idempotency }: By,
  session: ClientSession,
): Promise<CompanyDocument> {
  const company: CompanyDocument = {
    ...newCompany(details, { registeredBy, now, vat, idempotency }),
    ...{ state: 'active', activatedAt: now, groupId, termsDays, creditLimitCents },
    ...optionalField('debtorAccount', debtorAccount || undefined),
  };
  await requireFreeNumber(details.customerNumber, company._id, session);
  await insertCompany(company, session);
  await recordCompanyEvent('company.added', { actor: by, company }, session);
  return company;
}

type Added = { input: AddCompanyInput; by: Omit<By, 'by'>; language: Language | undefined };

async function add(caller: Caller, { input, by, language }: Added): Promise<CompanyDocument> {
  const { ownerEmail, number = '', termsDays = null, creditLimit = 0, groupId, ...details } = input;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(async (session) => {
        const group = groupId ? await requireGroup(groupId, 'groupId', session) : null;
        const terms = { termsDays, creditLimitCents: toCents(creditLimit), groupId: group?._id ?? null };
        const { debtorAccount = '', ...rest } = details;
        const added = { ...rest, ...terms, debtorAccount, customerNumber: number };
        const company = await storeAdded(added, { by: caller, ...by }, session);
        await inviteOwner(company, ownerEmail, { ...inviterOf(caller, language), now: by.now }, session);
        return company;
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/**
 * Adds a company for the shop, active at once, and mails its owner an invitation; once per key. Throws `forbidden`,
 * `customer-number-taken`, `member-elsewhere` (the owner is of another company), `idempotency-mismatch`, `rate-limited`, and
 * `validation-failed` for an unknown group, a VAT number that cannot be one, an admin as the owner, and an account of the ledger in a
 * shop that charges nothing.
 */
export async function addCompany(
  caller: Caller,
  input: AddCompanyInput,
  {
    key,
    language,
    now = new Date(),
  }: { key?: string | undefined; language?: Language | undefined; now?: Date } = {},
): Promise<{ insertedId: string; number: string; notice?: CompanyNotice }> {
  requirePermission(caller, 'manage-companies');
  await requireCharging({ debtorAccount: input.debtorAccount });
  const idempotency = idempotencyOf(key, ['added-company', input]);
  const { vat, notice } = await judgeVatId(input.vatId, now);
  const id = callerId(caller);
  const { _id, number } = await runOnce(
    () => findRepeated(idempotency, (given) => findCompanyByKey(id, given)),
    () => add(caller, { input, by: { id, now, vat, idempotency }, language }),
  );
  askSoon(_id);
  return { insertedId: _id.toHexString(), number, ...(notice && { notice }) };
}
