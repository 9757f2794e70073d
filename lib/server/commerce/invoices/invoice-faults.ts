import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import type { Language } from '@/lib/shared/site/languages';
import { invoiceFaults as german } from '@/lib/shared/texts/de/invoice-faults';
import { invoiceFaults as english } from '@/lib/shared/texts/en/invoice-faults';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { eInvoiceOf } from './cii/e-invoice';
import { type InvoiceDraft, isVatPaper, type VatPaper } from './cii/vat-paper';
import { type Fault, unless } from './faults/fault';
import { normFaults } from './faults/norm-faults';
import { taxFaults } from './faults/tax-faults';
import { xrechnungFaults } from './faults/xrechnung-faults';

const textsIn = inLanguage({ en: english, de: german });

/** `rule` is that of EN 16931, XRechnung or a country's law; `field` one of the paper. */
export type InvoiceFault = { rule: string; field: string; message: string };

/** Above it Austria asks for the number of a company (§ 11 UStG). */
const AUSTRIAN_LIMIT_CENTS = 1_000_000;

function countryFaults({ kind, sellerParty, billTo, buyerParty, totalCents }: VatPaper): Fault[] {
  const isLarge = kind === 'invoice' && totalCents > AUSTRIAN_LIMIT_CENTS;
  const isAsked = sellerParty.country === 'AT' && billTo !== undefined && isLarge;
  return unless(!isAsked || Boolean(buyerParty.vatId), 'AT-10000', 'buyerParty.vatId', 'buyerVatIdAbove');
}

function faultsOf(draft: InvoiceDraft, profile: EInvoiceProfile): Fault[] {
  if (draft.mode !== 'vat') return [];
  if (!isVatPaper(draft)) return unless(false, 'BR-06', 'sellerParty', 'seller');
  const invoice = eInvoiceOf(draft);
  return [
    ...normFaults(invoice),
    ...taxFaults(invoice),
    ...countryFaults(draft),
    ...(profile === 'xrechnung' ? xrechnungFaults(invoice) : []),
  ];
}

/**
 * Returns the rules that a paper with VAT breaks, before it is issued or written as XML; none for papers of other modes. Messages are in
 * `language`, by default that of the paper.
 */
export function invoiceFaults(
  draft: InvoiceDraft,
  profile: EInvoiceProfile,
  language: Language = draft.language,
): InvoiceFault[] {
  const texts = textsIn(language);
  return faultsOf(draft, profile).map(({ text, ...fault }) => ({ ...fault, message: texts[text] }));
}
