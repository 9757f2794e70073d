import type { Actor } from '@/lib/server/identity/actor';
import { startMembership } from '@/lib/server/identity/users/company-members';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import type { RegisterCompanyInput } from '@/lib/shared/companies/company.schema';
import type { CompanyNotice } from '@/lib/shared/companies/company-tax.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompanyByKey, insertCompany } from '../companies.repository';
import { recordCompanyEvent } from '../company-events';
import { askSoon } from '../vat/ask-vat-id';
import { judgeVatId, type SetVatId } from '../vat/judge-vat-id';
import { NUMBERING_ATTEMPTS, newCompany } from './new-company';

type Context = { idempotency: Idempotency | undefined; now: Date; vat: SetVatId['vat'] };

async function register(
  actor: Actor,
  input: RegisterCompanyInput,
  context: Context,
): Promise<CompanyDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const { userId: registeredBy, customerNumber } = actor;
    const company = newCompany({ ...input, customerNumber }, { registeredBy, ...context });
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
