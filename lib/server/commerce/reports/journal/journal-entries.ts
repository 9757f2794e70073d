import type { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { CompanyPaymentDocument, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { JournalKind } from '@/lib/shared/reports/journal-kinds';
import { type MoneyBackFields, type MoneyBackWay, moneyBackOf } from '../money-back';

/** A line before names and numbers that other documents have. */
export type JournalEntry = {
  day: string;
  at: Date;
  kind: JournalKind;
  number: string;
  /** Absent on what only names its company's id. */
  buyer?: string;
  /** Papers name the number of their company, and payments its id. */
  companyNumber?: string;
  companyId?: ObjectId;
  orderId?: ObjectId;
  orderNumber?: string;
  card?: string;
  /** What it adds to what is owed: less than 0 where it takes from it. */
  cents: number;
};

type DayOf = (at: Date) => string;

export type JournalPaper = Pick<
  InvoiceDocument,
  'kind' | 'number' | 'issuedAt' | 'orderId' | 'orderNumber' | 'totalCents' | 'billTo' | 'buyerParty'
> & { buyer: Pick<InvoiceDocument['buyer'], 'name'> };

export type JournalPayment = Pick<
  CompanyPaymentDocument,
  | ('companyId' | 'method' | 'amountCents' | 'reference' | 'receivedOn' | 'reversals' | 'createdAt')
  | ('orderId' | 'cardLast4')
>;

type CardOrder = Pick<
  OrderDocument,
  '_id' | 'number' | 'buyerName' | 'billTo' | 'companyId' | 'transactionId' | 'cardLast4'
>;
export type PaidOrder = CardOrder & Pick<OrderDocument, 'totals' | 'paidAt'>;
export type RefundedOrder = CardOrder & MoneyBackFields;

/** Credit notes have a total below 0. */
export function paperEntry(paper: JournalPaper, dayOf: DayOf): JournalEntry {
  const { kind, number, issuedAt: at, orderId, orderNumber, totalCents, billTo, buyerParty, buyer } = paper;
  return {
    ...{ day: dayOf(at), at, kind, number, orderId, orderNumber, cents: totalCents },
    buyer: buyerParty?.name ?? billTo?.name ?? buyer.name,
    ...optionalField('companyNumber', billTo?.number),
  };
}

const isByCard = ({ method }: Pick<JournalPayment, 'method'>) => method === 'card';

function paymentFacts(payment: JournalPayment) {
  const { companyId, reference: number, orderId, cardLast4 } = payment;
  if (!isByCard(payment)) return { companyId, number };
  return { companyId, number, ...optionalField('orderId', orderId), ...optionalField('card', cardLast4) };
}

/** A payment counts on the day on which it was received. A credit note that became credit is none: it is a paper. */
export function paymentEntries(payment: JournalPayment): JournalEntry[] {
  if (payment.method === 'credit-note') return [];
  const { receivedOn: day, createdAt: at, amountCents } = payment;
  const kind = isByCard(payment) ? 'card-payment' : 'payment';
  return [{ ...paymentFacts(payment), day, at, kind, cents: -amountCents }];
}

export function reversalEntries(payment: JournalPayment, dayOf: DayOf): JournalEntry[] {
  if (payment.method === 'credit-note') return [];
  const kind = isByCard(payment) ? 'card-refund' : 'reversal';
  const facts = paymentFacts(payment);
  return payment.reversals.map(({ at, cents }) => ({ ...facts, day: dayOf(at), at, kind, cents }));
}

function orderFacts(order: CardOrder) {
  const { _id: orderId, number, buyerName, billTo, companyId, transactionId = '', cardLast4 } = order;
  return {
    ...{ number: transactionId, orderId, orderNumber: number },
    buyer: billTo?.name ?? (buyerName || CLOSED_ACCOUNT.buyerName),
    ...optionalField('companyNumber', billTo?.number),
    ...optionalField('companyId', companyId),
    ...optionalField('card', cardLast4),
  };
}

export function cardPaymentEntries(order: PaidOrder, dayOf: DayOf): JournalEntry[] {
  const { paidAt: at, totals } = order;
  if (!at) return [];
  return [{ ...orderFacts(order), day: dayOf(at), at, kind: 'card-payment', cents: -totals.totalCents }];
}

/** What went back of an order once: by a way, of partial refunds the one with this number. */
export function cardRefundEntries(
  order: RefundedOrder,
  { way, part }: { way: MoneyBackWay; part?: number | undefined },
  dayOf: DayOf,
): JournalEntry[] {
  return moneyBackOf(order)
    .filter((event) => event.way === way && event.part === part)
    .map(({ at, cents }) => ({ ...orderFacts(order), day: dayOf(at), at, kind: 'card-refund', cents }));
}

/** Oldest first: by day, then by the moment they were written. */
function compareEntries(one: JournalEntry, other: JournalEntry): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.at.getTime() - other.at.getTime();
}

/** Entries in their order, some at a time: a line is not worth waiting for. */
export type EntryBatches = AsyncGenerator<JournalEntry[]>;

const BATCH = 500;

class Source {
  readonly #batches: EntryBatches;
  #batch: readonly JournalEntry[] = [];
  #place = 0;

  constructor(batches: EntryBatches) {
    this.#batches = batches;
  }

  /** Undefined where the next batch has to be read first. */
  get head(): JournalEntry | undefined {
    return this.#batch[this.#place];
  }

  advance(): void {
    this.#place += 1;
  }

  /** Returns whether there is another entry. */
  async fill(): Promise<boolean> {
    while (this.head === undefined) {
      const { done, value } = await this.#batches.next();
      if (done) return false;
      this.#batch = value;
      this.#place = 0;
    }
    return true;
  }

  async end(): Promise<void> {
    await this.#batches.return(undefined);
  }
}

function firstOf(open: readonly Source[]): Source | undefined {
  let first: Source | undefined;
  for (const source of open)
    if (source.head && (!first?.head || compareEntries(source.head, first.head) < 0)) first = source;
  return first;
}

/** Merges sources that are each in order; of equal entries those of the earlier source come first. */
export async function* mergeEntries(sources: readonly EntryBatches[]): EntryBatches {
  let open = sources.map((batches) => new Source(batches));
  try {
    let merged: JournalEntry[] = [];
    while (open.length > 0) {
      const isFilled = await Promise.all(open.map((source) => source.fill()));
      open = open.filter((_, place) => isFilled[place]);
      // Until one of them has to be read again.
      while (open.length > 0 && open.every(({ head }) => head)) {
        const next = firstOf(open);
        if (!next?.head) break;
        merged.push(next.head);
        next.advance();
        if (merged.length < BATCH) continue;
        yield merged;
        merged = [];
      }
    }
    if (merged.length > 0) yield merged;
  } finally {
    await Promise.all(open.map((source) => source.end()));
  }
}
