import type { EInvoice } from '../cii/e-invoice';
import type { EInvoiceGroup } from '../cii/invoice-body';
import { type Fault, isFilled, unless } from './fault';

/** How the norm names its rules on a category. */
const PREFIX = { S: 'BR-S', Z: 'BR-Z', E: 'BR-E', AE: 'BR-AE', K: 'BR-IC', G: 'BR-G' } as const;

/** Rates are in thousandths of a percent. */
const WHOLE_RATE = 100_000;
/** What the norm tolerates between the tax of a group and its basis times its rate, in cents: less than one unit. */
const TOLERANCE_CENTS = 100;

function partyFaults(category: keyof typeof PREFIX, { seller, buyer }: EInvoice): Fault[] {
  const rule = `${PREFIX[category]}-02`;
  const hasVatId = isFilled(seller.vatId);
  if (category === 'S' || category === 'Z' || category === 'E')
    return unless(hasVatId || isFilled(seller.taxNumber), rule, 'sellerParty.vatId', 'sellerTaxId');
  const isBetweenTwo = category !== 'G';
  return [
    ...unless(hasVatId, rule, 'sellerParty.vatId', 'sellerVatId'),
    ...unless(!isBetweenTwo || isFilled(buyer.vatId), rule, 'buyerParty.vatId', 'buyerVatId'),
  ];
}

/** Goods and freight that a group taxes. */
function basisOf({ category, rate }: EInvoiceGroup, { lines, charges }: EInvoice): number {
  const own = [...lines.map(({ netCents, ...each }) => ({ ...each, cents: netCents })), ...charges].filter(
    (each) => each.category === category && each.rate === rate,
  );
  return own.reduce((sum, { cents }) => sum + cents, 0);
}

function isTaxOf({ category, rate, basisCents, taxCents }: EInvoiceGroup): boolean {
  if (category !== 'S') return taxCents === 0;
  return Math.abs(taxCents - (basisCents * rate) / WHOLE_RATE) < TOLERANCE_CENTS;
}

function groupFaults(group: EInvoiceGroup, at: number, invoice: EInvoice): Fault[] {
  const { category, rate, exemption } = group;
  const field = `groups.${at}`;
  if (category === undefined) return unless(false, 'BR-47', `${field}.category`, 'lineTax');
  const rule = PREFIX[category];
  const isRate = Number.isSafeInteger(rate);
  return [
    ...partyFaults(category, invoice),
    ...unless(isRate, 'BR-48', `${field}.rate`, 'rate'),
    ...unless(!isRate || (category === 'S' ? rate > 0 : rate === 0), `${rule}-05`, `${field}.rate`, 'rate'),
    ...unless(group.basisCents === basisOf(group, invoice), `${rule}-08`, `${field}.basisCents`, 'basis'),
    ...unless(
      !isRate || isTaxOf(group),
      category === 'S' ? 'BR-CO-17' : `${rule}-09`,
      `${field}.taxCents`,
      'tax',
    ),
    ...unless(!exemption || isFilled(exemption.text), `${rule}-10`, 'smallBusinessNote', 'exemption'),
  ];
}

function intraCommunityFaults({ groups, deliveredOn, shipTo }: EInvoice): Fault[] {
  if (groups.every(({ category }) => category !== 'K')) return [];
  return [
    ...unless(isFilled(deliveredOn), 'BR-IC-11', 'delivered.on', 'deliveredOn'),
    ...unless(isFilled(shipTo.country), 'BR-IC-12', 'shipTo.country', 'shipToCountry'),
  ];
}

/**
 * Rules of EN 16931 on categories of VAT. A group is made for each category and rate that lines and freight have (BR-S-01 and its like);
 * the identifiers of both parties are judged once for lines and freight.
 */
export function taxFaults(invoice: EInvoice): Fault[] {
  const faults = [
    ...invoice.groups.flatMap((group, at) => groupFaults(group, at, invoice)),
    ...intraCommunityFaults(invoice),
  ];
  // Groups of one category ask for the same of the parties.
  return [...new Map(faults.map((fault) => [`${fault.rule} ${fault.field}`, fault])).values()];
}
