import { COUNTRIES } from '@/lib/shared/addresses/countries';
import type { EInvoice } from '../cii/e-invoice';
import { type Fault, isFilled, unless } from './fault';

/** Greece, and Northern Ireland, are named otherwise in VAT numbers. */
const VAT_PREFIXES = new Set([...COUNTRIES, 'EL', 'XI']);

const hasPrefix = (vatId: string | undefined) =>
  vatId === undefined || VAT_PREFIXES.has(vatId.slice(0, 2).toUpperCase());

type Address = Pick<EInvoice['shipTo'], 'street' | 'city' | 'postalCode'>;
const isAddress = ({ street, city, postalCode }: Address) =>
  isFilled(street) || isFilled(city) || isFilled(postalCode);

const areIntegers = (...amounts: number[]) => amounts.every(Number.isSafeInteger);

/** A draft has no number yet. */
function headFaults({ number, issuedOn, currency }: EInvoice): Fault[] {
  return [
    ...unless(number === undefined || isFilled(number), 'BR-02', 'number', 'number'),
    ...unless(isFilled(issuedOn), 'BR-03', 'issuedOn', 'issuedOn'),
    ...unless(/^[A-Z]{3}$/.test(currency), 'BR-05', 'currency', 'currency'),
  ];
}

function partyFaults({ seller, buyer, shipTo, groups }: EInvoice): Fault[] {
  const { id, register, vatId } = seller;
  // Supplies within the Union have a rule of their own for it.
  const isShipToJudged = groups.every(({ category }) => category !== 'K');
  return [
    ...unless(isFilled(seller.name), 'BR-06', 'sellerParty.name', 'sellerName'),
    ...unless(isAddress(seller), 'BR-08', 'sellerParty.street', 'sellerAddress'),
    ...unless(isFilled(seller.country), 'BR-09', 'sellerParty.country', 'sellerCountry'),
    ...unless(
      isFilled(id) || isFilled(register) || isFilled(vatId),
      'BR-CO-26',
      'sellerParty.vatId',
      'sellerId',
    ),
    ...unless(hasPrefix(seller.vatId), 'BR-CO-09', 'sellerParty.vatId', 'sellerVatIdCountry'),
    ...unless(isFilled(buyer.name), 'BR-07', 'buyerParty.name', 'buyerName'),
    ...unless(isAddress(buyer), 'BR-10', 'buyerParty.street', 'buyerAddress'),
    ...unless(isFilled(buyer.country), 'BR-11', 'buyerParty.country', 'buyerCountry'),
    ...unless(hasPrefix(buyer.vatId), 'BR-CO-09', 'buyerParty.vatId', 'buyerVatIdCountry'),
    ...unless(!isShipToJudged || isFilled(shipTo.country), 'BR-57', 'shipTo.country', 'shipToCountry'),
  ];
}

function lineFaults({ lines }: EInvoice): Fault[] {
  const faults = lines.flatMap(({ name, quantity, priceCents, netCents, category }, at) => {
    const field = `lines.${at}`;
    return [
      ...unless(
        Number.isSafeInteger(quantity) && quantity !== 0,
        'BR-22',
        `${field}.quantity`,
        'lineQuantity',
      ),
      ...unless(areIntegers(netCents), 'BR-24', `${field}.amountCents`, 'lineAmount'),
      ...unless(isFilled(name), 'BR-25', `${field}.description`, 'lineName'),
      ...unless(areIntegers(priceCents), 'BR-26', `${field}.unitPriceCents`, 'linePrice'),
      ...unless(!(priceCents < 0), 'BR-27', `${field}.unitPriceCents`, 'linePriceNegative'),
      ...unless(category !== undefined, 'BR-CO-04', `${field}.group`, 'lineTax'),
    ];
  });
  return [...unless(lines.length > 0, 'BR-16', 'lines', 'lines'), ...faults];
}

function sumFaults({ lines, groups, sums }: EInvoice): Fault[] {
  const { linesCents, chargesCents, netCents, taxCents, grossCents, dueCents } = sums;
  const missing = [
    ...unless(areIntegers(linesCents, chargesCents), 'BR-12', 'groups', 'amount'),
    ...unless(areIntegers(netCents), 'BR-13', 'netCents', 'amount'),
    ...unless(areIntegers(grossCents), 'BR-14', 'totalCents', 'amount'),
    ...unless(areIntegers(dueCents), 'BR-15', 'totalCents', 'amount'),
  ];
  const lineSum = lines.reduce((sum, line) => sum + line.netCents, 0);
  const taxSum = groups.reduce((sum, group) => sum + group.taxCents, 0);
  if (missing.length > 0) return missing;
  return [
    ...unless(lineSum === linesCents, 'BR-CO-10', 'lines', 'sums'),
    ...unless(netCents === linesCents + chargesCents, 'BR-CO-13', 'netCents', 'sums'),
    ...unless(taxCents === taxSum, 'BR-CO-14', 'taxCents', 'sums'),
    ...unless(grossCents === netCents + taxCents, 'BR-CO-15', 'totalCents', 'sums'),
    ...unless(groups.length > 0, 'BR-CO-18', 'groups', 'groups'),
  ];
}

/**
 * Rules of EN 16931 on everything but VAT. Those that no data can break, since `eInvoiceOf` fills their terms from constants or from the
 * same figures, are missing here: BR-04, 21, 23, 61 to 63, and BR-CO-12, 16 and 25.
 */
export function normFaults(invoice: EInvoice): Fault[] {
  return [...headFaults(invoice), ...partyFaults(invoice), ...lineFaults(invoice), ...sumFaults(invoice)];
}
