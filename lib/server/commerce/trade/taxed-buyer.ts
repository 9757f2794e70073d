import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { isInUnion, type Place, territoryOf, territoryOfVatId } from '@/lib/shared/trade/territory';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';

/** Numbers of other territories of the EU than the seller's are confirmed; sellers outside the EU need none. */
function vatIdStateOf({ seller, tax }: TradeSettings, vatId: string): TaxedBuyer['vatIdState'] {
  if (tax.mode !== 'vat' || !seller) return 'none';
  const [own, issuer] = [territoryOf(seller, seller.country), territoryOfVatId(vatId)];
  return isInUnion(own) && isInUnion(issuer) && issuer !== own ? 'waiting' : 'none';
}

/** Returns what tax depends on of a buyer: of a person, who pays where the goods go, or of an active company. */
export function taxedBuyer(
  trade: TradeSettings,
  company: Pick<CompanyDocument, 'vatId' | 'billing' | 'state'> | null,
  to: Place,
): TaxedBuyer {
  if (company?.state !== 'active')
    return { vatIdState: 'none', billingCountry: to.country, certificates: [] };
  const { vatId = '', billing } = company;
  const buyer = { billingCountry: billing.country, certificates: [] };
  if (vatId === '') return { ...buyer, vatIdState: 'none' };
  return { ...buyer, vatId, vatIdState: vatIdStateOf(trade, vatId) };
}
