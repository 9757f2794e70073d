import type { InvoiceLine } from '@/lib/server/platform/db/documents/receivables';
import { fillText } from '@/lib/shared/text/fill-text';
import { costs as germanCosts } from '@/lib/shared/texts/de/costs';
import { invoice as german } from '@/lib/shared/texts/de/invoice';
import { costs as englishCosts } from '@/lib/shared/texts/en/costs';
import { invoice as english } from '@/lib/shared/texts/en/invoice';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { TaxGroup } from '@/lib/shared/trade/costs-of';
import { isInUnion, territoryOf } from '@/lib/shared/trade/territory';
import type { TaxCategory } from '@/lib/shared/trade/treatment-of';
import type { VatPaper } from './vat-paper';

const invoiceTextsIn = inLanguage({ en: english, de: german });
const costTextsIn = inLanguage({ en: englishCosts, de: germanCosts });

function textsIn(language: string) {
  const { notes, shipping } = costTextsIn(language);
  return { ...invoiceTextsIn(language), notes, shipping };
}

/** How a line, freight or a group is taxed. A line of a group that the paper lacks has no category. */
export type Taxation = { category: TaxCategory | undefined; rate: number };

export type EInvoiceLine = Taxation & {
  name: string;
  sku?: string;
  note?: string;
  quantity: number;
  priceCents: number;
  netCents: number;
};

/** BG-21. */
export type EInvoiceCharge = Taxation & { reason: string; cents: number };

/** BG-23: all of one category and rate. */
export type EInvoiceGroup = Taxation & {
  basisCents: number;
  taxCents: number;
  /** Why it is not taxed: a code of VATEX, where there is one, and the text. */
  exemption?: { code?: string; text: string };
};

export type EInvoiceSums = {
  linesCents: number;
  chargesCents: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
  paidCents: number;
  dueCents: number;
};

export type InvoiceBody = {
  lines: EInvoiceLine[];
  charges: EInvoiceCharge[];
  groups: EInvoiceGroup[];
  sums: EInvoiceSums;
};

const UNTAXED = { K: 'intra-community', AE: 'reverse-charge', G: 'export' } as const;
/** Codes of the European Union, for its own sellers. */
const VATEX: Partial<Record<TaxCategory, string>> = { K: 'VATEX-EU-IC', AE: 'VATEX-EU-AE', G: 'VATEX-EU-G' };

const taxationOf = ({ category, rate }: TaxGroup): Taxation => ({ category, rate });
const isAlike = (one: Taxation, other: Taxation) =>
  one.category === other.category && one.rate === other.rate;

/** In the language of the paper and, since what it says is read abroad, in English. */
function exemptionOf(
  category: TaxCategory | undefined,
  { language, sellerParty, smallBusinessNote = '' }: VatPaper,
): EInvoiceGroup['exemption'] {
  if (category === undefined || category === 'S' || category === 'Z') return undefined;
  if (category === 'E') return { text: smallBusinessNote };
  const note = UNTAXED[category];
  const text = [...new Set([textsIn(language).notes[note], englishCosts.notes[note]])].join(' / ');
  const code = isInUnion(territoryOf(sellerParty, sellerParty.country)) ? VATEX[category] : undefined;
  return { ...(code && { code }), text };
}

/** On a credit note the signs are turned: what lessens the credit is a line of a negative quantity. */
function lineOf(line: InvoiceLine, { groups, language }: VatPaper, sign: 1 | -1): EInvoiceLine {
  const {
    description: name,
    sku,
    reference,
    quantity,
    unitPriceCents: priceCents,
    amountCents,
    group = 0,
  } = line;
  const own = groups[group];
  const netCents = sign * amountCents;
  return {
    name,
    ...(sku && { sku }),
    ...(reference && { note: fillText(textsIn(language).reference, { reference }) }),
    quantity: netCents < 0 ? 0 - quantity : quantity,
    priceCents,
    netCents,
    ...(own ? taxationOf(own) : { category: undefined, rate: 0 }),
  };
}

/** Merges groups of one category and rate; those of which nothing is on the paper are left out. */
function mergedGroups(paper: VatPaper, sign: 1 | -1, named: readonly Taxation[]): EInvoiceGroup[] {
  const merged: EInvoiceGroup[] = [];
  for (const group of paper.groups) {
    const taxation = taxationOf(group);
    const isEmpty = group.basisCents === 0 && group.taxCents === 0;
    if (isEmpty && !named.some((each) => isAlike(each, taxation))) continue;
    const before = merged.find((each) => isAlike(each, taxation));
    const exemption = exemptionOf(group.category, paper);
    const own = before ?? { ...taxation, basisCents: 0, taxCents: 0, ...(exemption && { exemption }) };
    if (!before) merged.push(own);
    own.basisCents += sign * group.basisCents;
    own.taxCents += sign * group.taxCents;
  }
  return merged;
}

/** Returns lines, freight, taxes and sums. Freight is a charge on an invoice, and a line of a credit note. */
export function invoiceBody(paper: VatPaper): InvoiceBody {
  const { kind, groups, language, netCents, taxCents, totalCents, terms } = paper;
  const sign = kind === 'invoice' ? 1 : -1;
  const texts = textsIn(language);
  const freight = groups
    .filter(({ shippingCents }) => shippingCents !== 0)
    .map((group) => ({ ...taxationOf(group), cents: sign * group.shippingCents }));
  const freightCents = freight.reduce((sum, { cents }) => sum + cents, 0);
  const goodsCents = sign * groups.reduce((sum, each) => sum + each.goodsCents, 0);
  const freightLines = freight.map(({ cents, ...taxation }) => {
    return { name: texts.shipping, quantity: 1, priceCents: cents, netCents: cents, ...taxation };
  });
  const lines = paper.lines.map((line) => lineOf(line, paper, sign));
  const charges = freight.map((each) => ({ ...each, reason: texts.freight }));
  const isNote = kind === 'credit-note';
  const grossCents = sign * totalCents;
  const paidCents = terms ? 0 : grossCents;
  return {
    lines: isNote ? [...lines, ...freightLines] : lines,
    charges: isNote ? [] : charges,
    groups: mergedGroups(paper, sign, [...lines, ...freight]),
    sums: {
      linesCents: isNote ? goodsCents + freightCents : goodsCents,
      chargesCents: isNote ? 0 : freightCents,
      netCents: sign * netCents,
      taxCents: sign * taxCents,
      grossCents,
      paidCents,
      dueCents: grossCents - paidCents,
    },
  };
}
