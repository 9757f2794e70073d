import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { startMembership } from '@/lib/server/identity/users/company-members';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { RegisterCompanyInput } from '@/lib/shared/companies/company.schema';
import type { CompanyNotice } from '@/lib/shared/companies/company-tax.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompanyByKey, insertCompany } from './companies.repository';
import { recordCompanyEvent } from './company-events';
import { askSoon } from './vat/ask-vat-id';
import { judgeVatId, type SetVatId } from './vat/judge-vat-id';

const NUMBER_PREFIX = 'CO-';
const NUMBER_CODE_LENGTH = 6;
const NUMBERING_ATTEMPTS = 8;

type Context = { idempotency: Idempotency | undefined; now: Date; vat: SetVatId['vat'] };

function newCompany(
  actor: Actor,
  { name, billing, vatId, invoiceEmail }: RegisterCompanyInput,
  { idempotency, now, vat }: Context,
): CompanyDocument {
  return {
    _id: new ObjectId(),
    number: `${NUMBER_PREFIX}${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    name,
    state: 'pending',
    revision: 0,
    billing,
    ...optionalField('customerNumber', actor.customerNumber),
    ...(vatId ? { vatId } : {}),
    ...(vat && { vat }),
    ...(invoiceEmail ? { invoiceEmail } : {}),
    poRequired: false,
    groupId: null,
    termsDays: null,
    creditLimitCents: 0,
    rules: [],
    budgets: [],
    registeredBy: actor.userId,
    createdAt: now,
    ...(idempotency ? { idempotency } : {}),
  };
}

async function register(
  actor: Actor,
  input: RegisterCompanyInput,
  context: Context,
): Promise<CompanyDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const company = newCompany(actor, input, context);
    const membership = { id: company._id, role: 'owner', since: context.now, state: 'pending' } as const;
    try {
      await inTransaction(async (session) => {
        const started = await startMembership(actor.userId, { ...membership, groupId: null }, session);
        if (!started) throw new AppError('member-elsewhere');
        await insertCompany(company, session);
        const { name, email } = actor;
        await recordCompanyEvent('company.registered', { actor, company, by: { name, email } }, session);
      });
      return company;
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/**
 * Registers a company with the actor as its owner, whose customer number it takes over, pending until an admin activates it; once per
 * key. Throws `forbidden` for
 * admins of the store, `member-elsewhere`, `idempotency-mismatch`, and `validation-failed` for a VAT number that cannot be one.
 */
export async function registerCompany(
  actor: Actor,
  input: RegisterCompanyInput,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<{ insertedId: string; number: string; notice?: CompanyNotice }> {
  if (actor.role === 'admin' || actor.owesSecondFactor) throw new AppError('forbidden');
  const { name, billing, vatId = '', invoiceEmail = '' } = input;
  const idempotency = idempotencyOf(key, ['company', name, billing, vatId, invoiceEmail]);
  const { vat, notice } = await judgeVatId(vatId, now);
  const { _id, number } = await runOnce(
    () => findRepeated(idempotency, (given) => findCompanyByKey(actor.userId, given)),
    () => register(actor, input, { idempotency, now, vat }),
  );
  askSoon(_id);
  return { insertedId: _id.toHexString(), number, ...(notice && { notice }) };
}
