import { isDeepStrictEqual } from 'node:util';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { isConfirmable, stateAt } from '@/lib/shared/trade/company/vat-id-state';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { Place } from '@/lib/shared/trade/territory';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';
import type { Charge } from './charge';

/** `checkId`, in hex, is of the check that confirmed the number. */
export type CheckedBuyer = TaxedBuyer & { checkId?: string };
export type TaxedCompany = Pick<CompanyDocument, 'vatId' | 'vat' | 'billing' | 'state' | 'exemptions'>;

/**
 * Returns what tax depends on of a buyer, at a moment: of a person, who pays where the goods go, or of an active company with its
 * certificates, and its number as it is confirmed.
 */
export function taxedBuyer(
  trade: TradeSettings,
  company: TaxedCompany | null,
  { to, now }: { to: Place; now: Date },
): CheckedBuyer {
  if (company?.state !== 'active')
    return { vatIdState: 'none', billingCountry: to.country, certificates: [] };
  const { vatId = '', vat, billing, exemptions: certificates = [] } = company;
  const buyer = { billingCountry: billing.country, certificates };
  if (vatId === '') return { ...buyer, vatIdState: 'none' };
  if (!isConfirmable(trade, vatId)) return { ...buyer, vatId, vatIdState: 'none' };
  const state = stateAt(vat, now);
  const checkId = state === 'valid' ? vat?.checkId?.toHexString() : undefined;
  return { ...buyer, vatId, vatIdState: state, ...(checkId && { checkId }) };
}

/** Returns whether a company is taxed as it was when an order was priced: number, its check, certificates, billing country. */
export function isTaxedAs(
  { settings, to, buyer, now }: Pick<Charge, 'settings' | 'to' | 'buyer' | 'now'>,
  company: TaxedCompany | null,
): boolean {
  return isDeepStrictEqual(taxedBuyer(settings, company, { to, now }), buyer);
}
