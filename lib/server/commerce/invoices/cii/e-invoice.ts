import type { ChargedPaper, PaperAddress } from '@/lib/server/platform/db/documents/receivables';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { invoice as german } from '@/lib/shared/texts/de/invoice';
import { invoice as english } from '@/lib/shared/texts/en/invoice';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';
import { type InvoiceBody, invoiceBody } from './invoice-body';
import type { VatPaper } from './vat-paper';

const textsIn = inLanguage({ en: english, de: german });

type PostalAddress = Omit<PaperAddress, 'name'>;

export type EInvoiceSeller = PostalAddress &
  Pick<Seller, 'name' | 'phone' | 'email' | 'legal' | 'register' | 'vatId' | 'taxNumber'> & {
    /** What identifies a seller without VAT number and register entry. */
    id?: string;
    contact: string;
  };

export type EInvoiceBuyer = PostalAddress &
  Pick<ChargedPaper['buyerParty'], 'name' | 'person' | 'phone' | 'email' | 'vatId'> & {
    /** As the seller calls them. */
    id?: string;
  };

/** How it is paid: UNTDID 4461. `iban` only with 30 and 58. */
export type PaymentMeans = { code: '1' | '30' | '58' | '68'; iban?: string; bic?: string };

/**
 * What an electronic invoice says, in the terms of EN 16931 (business terms `BT-…`): made from the stored paper alone, judged by
 * `invoiceFaults` and written by `writeCii`. Amounts are cents, positive on credit notes; days are `2026-11-21`.
 */
export type EInvoice = InvoiceBody & {
  number: string | undefined;
  issuedOn: string;
  /** BT-3: a commercial invoice, or a credit note. */
  type: '380' | '381';
  currency: string;
  /** BT-22. */
  note?: string;
  /** BT-7: when the tax is due, where that is before delivery. */
  taxPointOn?: string;
  buyerReference: string;
  poNumber?: string;
  orderNumber: string;
  corrects?: { number: string; on?: string };
  seller: EInvoiceSeller;
  buyer: EInvoiceBuyer;
  shipTo: PaperAddress;
  deliveredOn?: string;
  /** BT-16: the delivery note of a part. */
  shipmentNumber?: string;
  payment: PaymentMeans;
  /** BT-9 and BT-20. */
  terms?: { dueOn?: string; text: string };
};

function sellerOf({ sellerParty }: VatPaper): EInvoiceSeller {
  const { contactName, bank: _, vatId, register, taxNumber, ...seller } = sellerParty;
  const id = vatId || register ? undefined : taxNumber;
  return {
    ...seller,
    ...(id && { id }),
    ...(vatId && { vatId }),
    ...(register && { register }),
    ...(taxNumber && { taxNumber }),
    contact: contactName || seller.name,
  };
}

/** Money of a card moves by a payment service; a credit note on account moves none. */
function paymentOf({ kind, terms, currency, sellerParty: { bank } }: VatPaper): PaymentMeans {
  if (!terms) return { code: '68' };
  if (kind === 'credit-note' || !bank) return { code: '1' };
  const code = currency.toUpperCase() === 'EUR' ? '58' : '30';
  return { code, iban: bank.iban, ...(bank.bic && { bic: bank.bic }) };
}

function termsOf({ kind, terms, language }: VatPaper): EInvoice['terms'] {
  if (!terms) return undefined;
  const texts = textsIn(language);
  if (kind === 'credit-note') return { text: texts.credited };
  return {
    dueOn: terms.dueOn,
    text: fillText(texts.termsDays, { days: formatNumber(terms.days, language) }),
  };
}

/** Only an invoice by card is issued before delivery. */
const isPaidAhead = ({ kind, delivered, terms }: VatPaper) =>
  kind === 'invoice' && !terms && delivered.what !== 'shipped';

function noteOf(paper: VatPaper): string | undefined {
  if (!isPaidAhead(paper)) return undefined;
  const { delivered, language } = paper;
  const { paidAhead, paidAheadUntil } = textsIn(language);
  if (delivered.what === 'none') return paidAhead;
  return fillText(paidAheadUntil, { day: formatDay(delivered.on, language, 'UTC') });
}

/** An intra-community supply always names its day, and is taxed by no other. */
function daysOf(paper: VatPaper): Pick<EInvoice, 'taxPointOn' | 'deliveredOn'> {
  const { delivered, paidOn, groups } = paper;
  const isIntraCommunity = groups.some(({ category }) => category === 'K');
  const hasDay = (isIntraCommunity || delivered.what === 'shipped') && delivered.on !== '';
  return {
    ...(hasDay && { deliveredOn: delivered.on }),
    ...(isPaidAhead(paper) && !isIntraCommunity && paidOn && { taxPointOn: paidOn }),
  };
}

export function eInvoiceOf(paper: VatPaper): EInvoice {
  const {
    kind,
    number,
    issuedOn = '',
    currency,
    buyerParty,
    sellerParty,
    poNumber,
    orderNumber,
    customerNumber,
    shipmentNumber,
    corrects,
  } = paper;
  const { reference, ...buyer } = buyerParty;
  const [note, terms] = [noteOf(paper), termsOf(paper)];
  return {
    ...{ number, issuedOn, type: kind === 'invoice' ? '380' : '381', orderNumber },
    currency: currency.toUpperCase(),
    ...(note && { note }),
    ...daysOf(paper),
    buyerReference: reference || poNumber || orderNumber,
    ...(poNumber && { poNumber }),
    ...(shipmentNumber && { shipmentNumber }),
    ...(corrects && { corrects: { number: corrects, ...(paper.correctsOn && { on: paper.correctsOn }) } }),
    seller: sellerOf(paper),
    buyer: { ...buyer, ...(customerNumber && { id: customerNumber }) },
    // What the buyer collects is handed over at the seller's.
    shipTo: paper.shipTo ?? sellerParty,
    payment: paymentOf(paper),
    ...(terms && { terms }),
    ...invoiceBody(paper),
  };
}
