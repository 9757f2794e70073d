import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { CompanyVatFacts } from '@/lib/shared/companies/vat-check.schema';
import { isConfirmable, stateAt } from '@/lib/shared/trade/company/vat-id-state';
import { findVatCheck, findVatChecks } from './vat-checks.repository';

/** Returns what is known of a number, with the check that it is known from. */
export async function knownVat({ vat }: Pick<CompanyDocument, 'vat'>, now: Date): Promise<CompanyVatFacts> {
  const check = vat?.checkId && (await findVatCheck(vat.checkId));
  return {
    state: stateAt(vat, now),
    ...optionalField('checkedAt', vat?.checkedAt?.toISOString()),
    ...optionalField('by', vat?.by),
    ...optionalField('consultation', check?.consultation),
    ...optionalField('name', check?.name),
    ...optionalField('address', check?.address),
  };
}

/** Returns the same of a company whose number needs a confirmation; undefined for any other. */
export async function confirmedVat(
  company: CompanyDocument,
  now: Date,
): Promise<CompanyVatFacts | undefined> {
  const { settings } = await currentTrade();
  return settings && isConfirmable(settings, company.vatId) ? knownVat(company, now) : undefined;
}

/** Returns what was asked about the number of a company, the newest first; for the data of its owners, whose name it may have. */
export async function vatCheckFacts(
  membership: MembershipRecord | undefined,
): Promise<Record<string, unknown>[]> {
  if (membership?.role !== 'owner') return [];
  return (await findVatChecks(membership.id)).map(
    ({ vatId, asked, answer, source, name, address, consultation, reason }) => ({
      ...{ vatId, asked, answer, source, name, address, consultation, reason },
    }),
  );
}
