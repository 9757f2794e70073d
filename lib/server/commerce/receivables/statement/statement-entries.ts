import 'server-only';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
import type { StatementKind } from '@/lib/shared/receivables/receivables.schema';
import type { StatementEntry } from '@/lib/shared/receivables/statement-lines';
import { leftOf } from '../money/take-money-back';

export type LedgerEntry = StatementEntry & {
  kind: StatementKind;
  reference: string;
  orderNumber?: string;
  orderId?: string;
  card?: string;
  receivedOn?: string;
  payment?: { id: string; isReversible: boolean };
  /** Why it was taken back, for admins. */
  reason?: string;
};

function paymentEntries(
  payment: CompanyPaymentDocument,
  orderNumbers: ReadonlyMap<string, string>,
): LedgerEntry[] {
  const { _id, method, reference, receivedOn, amountCents, createdAt, reversals, orderId } = payment;
  const isCreditNote = method === 'credit-note';
  const isTransfer = method === 'hand' || method === 'bank';
  const of = { id: _id.toHexString(), isReversible: isTransfer && leftOf(payment) > 0 };
  const orderNumber = orderId && orderNumbers.get(orderId.toHexString());
  const facts = {
    reference,
    ...(orderNumber ? { orderNumber } : {}),
    ...(method === 'card' ? { card: payment.cardLast4 ?? '' } : {}),
    ...(isCreditNote && orderId ? { orderId: orderId.toHexString() } : {}),
  };
  return [
    {
      ...facts,
      at: createdAt,
      kind: isCreditNote ? 'credit-note' : 'payment',
      ...(isCreditNote ? {} : { receivedOn }),
      amountCents: -amountCents,
      payment: of,
    },
    ...reversals.map(({ at, cents, reason }): LedgerEntry => {
      return { ...facts, at, kind: 'reversal', amountCents: cents, reason };
    }),
  ];
}

/** Returns what changed the balance of a company: invoices, credit notes, payments and what was taken back of them. */
export function ledgerEntries(
  invoices: readonly ReceivableDocument[],
  payments: readonly CompanyPaymentDocument[],
): LedgerEntry[] {
  const orderNumbers = new Map(invoices.map(({ _id, orderNumber }) => [_id.toHexString(), orderNumber]));
  return [
    ...invoices.map(({ _id, issuedAt, invoiceNumber, orderNumber, grossCents }): LedgerEntry => {
      return {
        at: issuedAt,
        kind: 'invoice',
        reference: invoiceNumber,
        orderNumber,
        orderId: _id.toHexString(),
        amountCents: grossCents,
      };
    }),
    ...payments.flatMap((payment) => paymentEntries(payment, orderNumbers)),
  ];
}
