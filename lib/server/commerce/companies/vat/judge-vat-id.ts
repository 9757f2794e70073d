import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { CompanyVat } from '@/lib/server/platform/db/documents/companies';
import type { CompanyNotice } from '@/lib/shared/companies/company-tax.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { isConfirmable } from '@/lib/shared/trade/company/vat-id-state';
import { vatIdFault } from './vat-id-form';
import { waitingFrom } from './vat-state.policy';

export type SetVatId = {
  /** Absent for a number that needs no confirmation. */
  vat?: CompanyVat;
  /** Its check digits are wrong, by rules that may be out of date. */
  notice?: CompanyNotice;
};

/**
 * Returns the state of a number that a company sets. In a shop without VAT any number is accepted. Throws `validation-failed` for one
 * that no business of its country has.
 */
export async function judgeVatId(vatId: string | undefined, now: Date): Promise<SetVatId> {
  const { settings } = await currentTrade();
  if (settings?.tax.mode !== 'vat' || !vatId) return {};
  const fault = vatIdFault(vatId);
  if (fault === 'form') throw new AppError('validation-failed', { issues: { vatId: ['vat-id-invalid'] } });
  return {
    ...(isConfirmable(settings, vatId) && { vat: waitingFrom(now) }),
    ...(fault && { notice: 'vat-id-unlikely' }),
  };
}
