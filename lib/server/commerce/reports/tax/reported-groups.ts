import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import type { TaxCategory } from '@/lib/shared/trade/treatment-of';
import type { ReportedPaper } from './papers.repository';

/** A tax group of a paper, as reports have it; cents, negative of credit notes. `rate` is in thousandths of a percent. */
export type ReportedGroup = {
  treatment: TaxGroup['treatment'];
  country: string;
  category?: TaxCategory;
  rate: number;
  name?: string;
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/** Returns where a group is taxed; of what is not taxed, where it went, of services where their buyer is. */
function countryOf({ treatment, name }: TaxGroup, paper: ReportedPaper): string {
  const { sellerParty, buyerParty, shipTo } = paper;
  const own = sellerParty?.country ?? '';
  switch (treatment) {
    case 'none':
      return '';
    case 'domestic':
    case 'small-business':
      return own;
    case 'destination':
      return name ?? '';
    case 'reverse-charge':
      return buyerParty?.country ?? '';
    default:
      return shipTo?.country ?? own;
  }
}

/** Returns the groups of a paper; one of treatment none for a paper that has none, of a shop that did not charge. */
export function reportedGroups(paper: ReportedPaper): ReportedGroup[] {
  const { groups, totalCents } = paper;
  if (!groups) {
    const whole = { netCents: totalCents, taxCents: 0, grossCents: totalCents };
    return [{ treatment: 'none', country: '', rate: 0, ...whole }];
  }
  return groups.map((group) => {
    const { treatment, category, rate, name, basisCents: netCents, taxCents } = group;
    return {
      treatment,
      country: countryOf(group, paper),
      ...(category && { category }),
      rate,
      ...(name && treatment === 'sales-tax' ? { name } : {}),
      ...{ netCents, taxCents, grossCents: netCents + taxCents },
    };
  });
}

/** Goods go to a number as `L`, services as `S`; everything else is not in the EU sales list. */
export function euSalesKind({ treatment }: Pick<ReportedGroup, 'treatment'>): 'L' | 'S' | undefined {
  if (treatment === 'intra-community') return 'L';
  return treatment === 'reverse-charge' ? 'S' : undefined;
}

/** Returns the day that a paper is dated. */
export function issueDay({ issuedOn, issuedAt }: Pick<ReportedPaper, 'issuedOn' | 'issuedAt'>): string {
  return issuedOn ?? issuedAt.toISOString().slice(0, 10);
}
