import { toDollars } from '@/lib/shared/numbers/money';
import type { EuSale, TaxSum } from '@/lib/shared/reports/tax-report.schema';
import type { ReportedPaper } from './papers.repository';
import { euSalesKind, type ReportedGroup, reportedGroups } from './reported-groups';

type Sum = { kind: ReportedPaper['kind']; documents: number; group: ReportedGroup };
type Sale = { vatId: string; kind: EuSale['kind']; netCents: number; documents: number };

/** In the order of a report. */
const TREATMENTS: readonly ReportedGroup['treatment'][] = [
  ...(['domestic', 'destination', 'small-business', 'intra-community', 'reverse-charge'] as const),
  ...(['export', 'sales-tax', 'exempt', 'no-tax', 'none'] as const),
];

/** Groups that credit notes leave at 0 are none of theirs. */
const isEmpty = ({ netCents, taxCents }: ReportedGroup, paper: ReportedPaper) =>
  paper.kind === 'credit-note' && netCents === 0 && taxCents === 0;

const keyOf = (kind: string, { treatment, country, category, rate, name }: ReportedGroup) =>
  JSON.stringify([kind, treatment, country, category, rate, name]);

/** Adds up papers one by one, so that a year of them is never in memory. */
export class PaperSums {
  readonly #sums = new Map<string, Sum>();
  readonly #sales = new Map<string, Sale>();

  add(paper: ReportedPaper): void {
    const seen = new Set<Sum | Sale>();
    /** A paper counts once in a row. */
    const counted = (row: Sum | Sale) => {
      if (!seen.has(row)) row.documents += 1;
      seen.add(row);
    };
    for (const group of reportedGroups(paper).filter((each) => !isEmpty(each, paper))) {
      const sum = this.#sumOf(paper.kind, group);
      sum.group.netCents += group.netCents;
      sum.group.taxCents += group.taxCents;
      sum.group.grossCents += group.grossCents;
      counted(sum);
      const kind = euSalesKind(group);
      if (!kind) continue;
      const sale = this.#saleOf(paper.buyerParty?.vatId ?? '', kind);
      sale.netCents += group.netCents;
      counted(sale);
    }
  }

  #sumOf(kind: ReportedPaper['kind'], group: ReportedGroup): Sum {
    const key = keyOf(kind, group);
    const none = { netCents: 0, taxCents: 0, grossCents: 0 };
    const sum = this.#sums.get(key) ?? { kind, documents: 0, group: { ...group, ...none } };
    this.#sums.set(key, sum);
    return sum;
  }

  #saleOf(vatId: string, kind: EuSale['kind']): Sale {
    const key = `${vatId} ${kind}`;
    const sale = this.#sales.get(key) ?? { vatId, kind, netCents: 0, documents: 0 };
    this.#sales.set(key, sale);
    return sale;
  }

  /** Invoices first; then by treatment, country, and rate, the highest first. */
  sums(): TaxSum[] {
    const place = ({ treatment }: ReportedGroup) => TREATMENTS.indexOf(treatment);
    return [...this.#sums.values()]
      .sort(
        (one, other) =>
          Number(one.kind === 'credit-note') - Number(other.kind === 'credit-note') ||
          place(one.group) - place(other.group) ||
          one.group.country.localeCompare(other.group.country, 'en') ||
          other.group.rate - one.group.rate ||
          (one.group.name ?? '').localeCompare(other.group.name ?? '', 'en'),
      )
      .map(({ kind, documents, group: { netCents, taxCents, grossCents, rate, ...group } }) => ({
        ...{ kind, ...group, rate: rate / 1_000, documents },
        ...{ net: toDollars(netCents), tax: toDollars(taxCents), gross: toDollars(grossCents) },
      }));
  }

  /** Numbers whose sales credit notes balance are left out. */
  euSales(): EuSale[] {
    return [...this.#sales.values()]
      .filter(({ netCents }) => netCents !== 0)
      .sort((one, other) => `${one.vatId} ${one.kind}`.localeCompare(`${other.vatId} ${other.kind}`, 'en'))
      .map(({ netCents, ...sale }) => ({ ...sale, net: toDollars(netCents) }));
  }
}
