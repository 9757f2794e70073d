import { isIban } from '@/lib/shared/trade/settings/seller.schema';
import type { EInvoice } from '../cii/e-invoice';
import { type Fault, isFilled, unless } from './fault';

/**
 * Rules of XRechnung beyond those of EN 16931. BR-DE-1, 2, 14, 17 and 23 hold for whatever `eInvoiceOf` returns; BR-DE-16 is what the rules
 * on categories ask for as well.
 */
export function xrechnungFaults({ seller, buyer, shipTo, payment, buyerReference }: EInvoice): Fault[] {
  return [
    ...unless(isFilled(seller.city), 'BR-DE-3', 'sellerParty.city', 'sellerCity'),
    ...unless(isFilled(seller.postalCode), 'BR-DE-4', 'sellerParty.postalCode', 'sellerPostalCode'),
    ...unless(isFilled(seller.contact), 'BR-DE-5', 'sellerParty.contactName', 'sellerContact'),
    ...unless(isFilled(seller.phone), 'BR-DE-6', 'sellerParty.phone', 'sellerPhone'),
    ...unless(isFilled(seller.email), 'BR-DE-7', 'sellerParty.email', 'sellerEmail'),
    ...unless(isFilled(buyer.city), 'BR-DE-8', 'buyerParty.city', 'buyerCity'),
    ...unless(isFilled(buyer.postalCode), 'BR-DE-9', 'buyerParty.postalCode', 'buyerPostalCode'),
    ...unless(isFilled(shipTo.city), 'BR-DE-10', 'shipTo.city', 'shipToCity'),
    ...unless(isFilled(shipTo.postalCode), 'BR-DE-11', 'shipTo.postalCode', 'shipToPostalCode'),
    ...unless(isFilled(buyerReference), 'BR-DE-15', 'buyerParty.reference', 'buyerReference'),
    ...unless(payment.code !== '58' || isIban(payment.iban), 'BR-DE-19', 'sellerParty.bank.iban', 'iban'),
    ...unless(isFilled(seller.email), 'PEPPOL-EN16931-R020', 'sellerParty.email', 'sellerEmail'),
    ...unless(isFilled(buyer.email), 'PEPPOL-EN16931-R010', 'buyerParty.email', 'buyerEmail'),
  ];
}
