import { ObjectId } from 'mongodb';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { Idempotency } from '@/lib/server/platform/idempotency';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { RegisterCompanyInput } from '@/lib/shared/companies/company.schema';
import type { SetVatId } from '../vat/judge-vat-id';

const NUMBER_PREFIX = 'CO-';
const NUMBER_CODE_LENGTH = 6;
/** How often another number is drawn where one is taken. */
export const NUMBERING_ATTEMPTS = 8;

type Context = {
  registeredBy: ObjectId | undefined;
  now: Date;
  vat: SetVatId['vat'];
  idempotency?: Idempotency | undefined;
};

/** Returns a company that waits for its activation, with a number of its own. */
export function newCompany(
  details: RegisterCompanyInput & { customerNumber?: string | undefined },
  { registeredBy, now, vat, idempotency }: Context,
): CompanyDocument {
  const { name, billing, vatId, invoiceEmail, customerNumber } = details;
  return {
    _id: new ObjectId(),
    number: `${NUMBER_PREFIX}${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    ...optionalField('customerNumber', customerNumber || undefined),
    name,
    state: 'pending',
    revision: 0,
    billing,
    ...(vatId ? { vatId } : {}),
    ...(vat && { vat }),
    ...(invoiceEmail ? { invoiceEmail } : {}),
    poRequired: false,
    groupId: null,
    termsDays: null,
    creditLimitCents: 0,
    rules: [],
    budgets: [],
    ...optionalField('registeredBy', registeredBy),
    createdAt: now,
    ...(idempotency ? { idempotency } : {}),
  };
}
