import { toDollars } from '@/lib/shared/numbers/money';
import { rateOf } from '@/lib/shared/trade/trade-settings';
import { DATEV_COLUMNS, type DatevSettings, LINE_END, quoted } from './datev-head';
import type { ReportedPaper } from './papers.repository';
import { euSalesKind, issueDay, type ReportedGroup, reportedGroups } from './reported-groups';

type Account = DatevSettings['accounts'][number];
export type MissingAccount = { treatment: string; rate: number };

/** `31122026`. */
const dayFirst = (day: string) => day.split('-').reverse().join('');
const decimal = (number: number, decimals: number) => number.toFixed(decimals).replace('.', ',');

function accountOf({ accounts }: Pick<DatevSettings, 'accounts'>, group: ReportedGroup): Account | undefined {
  return accounts.find(({ treatment, rate }) => treatment === group.treatment && rateOf(rate) === group.rate);
}

/** Returns what is filled of a buyer abroad: the number, or of a buyer without one the country with its rate, and the seller. */
function europeanCells(group: ReportedGroup, paper: ReportedPaper): Record<string, string> {
  if (euSalesKind(group)) return { 'EU-Land u. UStID (Bestimmung)': quoted(paper.buyerParty?.vatId ?? '') };
  if (group.treatment !== 'destination') return {};
  return {
    'EU-Land u. UStID (Bestimmung)': quoted(group.country),
    'EU-Steuersatz (Bestimmung)': decimal(group.rate / 1_000, 2),
    'EU-Land u. UStID (Ursprung)': quoted(paper.sellerParty?.vatId ?? paper.sellerParty?.country ?? ''),
  };
}

function rowOf(
  paper: ReportedPaper,
  group: ReportedGroup,
  { account, key, debtor }: Pick<Account, 'account' | 'key'> & { debtor: string },
): string {
  const { billTo, buyer, buyerParty, delivered, number, terms } = paper;
  const issuedOn = issueDay(paper);
  const cells: Record<string, string | number> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(toDollars(Math.abs(group.grossCents)), 2),
    'Soll/Haben-Kennzeichen': quoted(group.grossCents < 0 ? 'H' : 'S'),
    'WKZ Umsatz': quoted(paper.currency.toUpperCase()),
    Konto: debtor,
    'Gegenkonto (ohne BU-Schlüssel)': account,
    ...(key === undefined ? {} : { 'BU-Schlüssel': quoted(key) }),
    Belegdatum: dayFirst(issuedOn).slice(0, 4),
    'Belegfeld 1': quoted(number, 36),
    Buchungstext: quoted(buyerParty?.name ?? billTo?.name ?? buyer.name, 60),
    Festschreibung: 0,
    ...(delivered ? { Leistungsdatum: dayFirst(delivered.on) } : {}),
    ...(terms ? { Fälligkeit: dayFirst(terms.dueOn) } : {}),
    ...europeanCells(group, paper),
  };
  return DATEV_COLUMNS.map((column) => cells[column] ?? '').join(';') + LINE_END;
}

/** Makes the rows of papers one by one, and notes accounts that the settings lack. */
export class DatevRows {
  readonly #settings: DatevSettings;
  readonly #debtors: ReadonlyMap<string, string>;
  readonly #missing = new Map<string, MissingAccount>();

  /** `debtors`: the accounts of companies that have their own, by the company's number. */
  constructor(settings: DatevSettings, debtors: ReadonlyMap<string, string>) {
    this.#settings = settings;
    this.#debtors = debtors;
  }

  /** A row a group that has an amount. */
  rowsOf(paper: ReportedPaper): string {
    const debtor = this.#debtors.get(paper.billTo?.number ?? '') ?? this.#settings.debtor;
    return reportedGroups(paper)
      .filter(({ grossCents }) => grossCents !== 0)
      .map((group) => {
        const found = accountOf(this.#settings, group);
        if (found) return rowOf(paper, group, { ...found, debtor });
        const { treatment, rate } = group;
        this.#missing.set(`${treatment} ${rate}`, { treatment, rate: rate / 1_000 });
        return '';
      })
      .join('');
  }

  missing(): MissingAccount[] {
    return [...this.#missing.values()];
  }
}
