import { allocate, inPayingOrder } from '../allocate';

/** An invoice of a company, as far as money for it is concerned. */
export type OwedInvoice = {
  companyId: string;
  invoiceNumber: string;
  openCents: number;
  dueOn: string;
  issuedAt: Date;
};

/** In cents. `open` is what is then left of the invoice. */
type InvoiceShare = { invoiceNumber: string; cents: number; openCents: number };

/**
 * The effects of a payment: it pays invoices in full, the last of them in part, has more than is open of those that it names, or
 * is credit alone.
 */
export const PAYMENT_EFFECTS = ['full', 'part', 'over', 'credit'] as const;
type PaymentEffect = (typeof PAYMENT_EFFECTS)[number];

export type PaymentPlan = { effect: PaymentEffect; pays: InvoiceShare[]; creditCents: number };

function effectOf(
  { pays, creditCents }: Omit<PaymentPlan, 'effect'>,
  named: readonly string[],
): PaymentEffect {
  if (pays.length === 0) return 'credit';
  const isBeyond = named.length > 0 && pays.some(({ invoiceNumber }) => !named.includes(invoiceNumber));
  if (creditCents > 0 || isBeyond) return 'over';
  return pays.every(({ openCents }) => openCents === 0) ? 'full' : 'part';
}

/** The open invoices of companies while rows of a file are paid one after the other. */
export class OpenReceivables {
  readonly #byCompany = new Map<string, OwedInvoice[]>();

  constructor(invoices: Iterable<OwedInvoice>) {
    for (const invoice of invoices) {
      const of = this.#byCompany.get(invoice.companyId);
      if (of) of.push({ ...invoice });
      else this.#byCompany.set(invoice.companyId, [{ ...invoice }]);
    }
  }

  /** Returns the open sum of the company's invoices with these numbers. */
  openCents(companyId: string, numbers: readonly string[]): number {
    const named = (this.#byCompany.get(companyId) ?? []).filter((one) => numbers.includes(one.invoiceNumber));
    return named.reduce((sum, { openCents }) => sum + openCents, 0);
  }

  /** Pays as `receiveMoney` does: the invoices that are named, then the oldest due; what is left is credit. */
  pay(companyId: string, cents: number, named: readonly string[]): PaymentPlan {
    const owed = this.#byCompany.get(companyId) ?? [];
    const invoices = inPayingOrder(owed, named, ({ invoiceNumber }) => invoiceNumber);
    const { shares, leftCents } = allocate(cents, invoices, ({ openCents }) => openCents);
    const pays = shares.map(({ item, cents: share }) => {
      item.openCents -= share;
      return { invoiceNumber: item.invoiceNumber, cents: share, openCents: item.openCents };
    });
    const plan = { pays, creditCents: leftCents };
    return { ...plan, effect: effectOf(plan, named) };
  }
}
