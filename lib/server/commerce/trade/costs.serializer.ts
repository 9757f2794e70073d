import { formatCents, toDollars } from '@/lib/shared/numbers/money';
import { formatPercent } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { costs as german } from '@/lib/shared/texts/de/costs';
import { costs as english } from '@/lib/shared/texts/en/costs';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { CostsAnswerResponse, CostsResponse } from '@/lib/shared/trade/costs.schema';
import type { CostsAnswer } from '@/lib/shared/trade/costs-for';
import { type CostNote, type Costs, notesOfGroups, type TaxGroup } from '@/lib/shared/trade/costs-of';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { OfferedMethod } from '@/lib/shared/trade/shipping-price';
import { nameIn, smallBusinessNote } from '@/lib/shared/trade/trade-settings';
import type { TaxedBuyer } from '@/lib/shared/trade/treatment-of';

export const costsIn = inLanguage({ en: english, de: german });

/** Rates of groups are in thousandths of a percent. */
export const percentOf = (rate: number) => rate / 1_000;

/** Returns the name of a group: `VAT 19%`, or that of a state's tax. */
function taxName({ treatment, rate, name }: TaxGroup, language: Language): string {
  const { taxes } = costsIn(language);
  const values = { rate: formatPercent(percentOf(rate), language), country: name ?? '' };
  switch (treatment) {
    case 'sales-tax':
      return name ?? '';
    case 'domestic':
      return fillText(taxes.vat, values);
    case 'destination':
      return fillText(taxes.vatOf, values);
    case 'none':
    case 'no-tax':
    case 'exempt':
      return taxes.untaxed;
    default:
      return taxes[treatment];
  }
}

function noteOf(code: CostNote, trade: TradeSettings, language: Language): string {
  const own = code === 'small-business' ? smallBusinessNote(trade) : undefined;
  return own ?? costsIn(language).notes[code];
}

/** `VAT 19% on $106.67`, `Ohio sales tax 7.25% on $1,259.56`. */
export function taxedAmount(group: TaxGroup, language: Language): string {
  const amount = formatCents(Math.abs(group.basisCents), language);
  const name = taxName(group, language);
  const rate = formatPercent(percentOf(group.rate), language);
  const named = group.treatment === 'sales-tax' ? `${name} ${rate}` : name;
  return fillText(costsIn(language).onGroup, { name: named, amount });
}

type Taken = { index: number; netCents: number; taxCents: number };

/** Returns the net of a refund, and its tax by group. */
export function refundedTaxes(taxes: readonly TaxGroup[], groups: readonly Taken[], language: Language) {
  return {
    net: toDollars(groups.reduce((sum, { netCents }) => sum + netCents, 0)),
    taxes: groups.flatMap(({ index, netCents, taxCents }) => {
      const group = taxes[index];
      if (!group || group.treatment === 'none') return [];
      const [name, rate] = [taxName(group, language), percentOf(group.rate)];
      return [{ name, rate, net: toDollars(netCents), tax: toDollars(taxCents) }];
    }),
  };
}

type Asked = { trade: TradeSettings; buyer: Pick<TaxedBuyer, 'vatId' | 'vatIdState'>; language: Language };

/** With the notes on their taxes alone. A shop without a tax mode has one group, which nobody sees. */
export function sumsResponse(
  { goodsCents, shippingCents, taxCents, dueCents, groups }: Omit<Costs, 'lineGroups' | 'notes'>,
  language: Language,
): CostsResponse {
  return {
    goods: toDollars(goodsCents),
    shipping: toDollars(shippingCents),
    net: toDollars(goodsCents + shippingCents),
    taxes: groups
      .filter(({ treatment }) => treatment !== 'none')
      .map((group) => ({
        treatment: group.treatment,
        ...(group.category && { category: group.category }),
        rate: percentOf(group.rate),
        name: taxName(group, language),
        goods: toDollars(group.goodsCents),
        shipping: toDollars(group.shippingCents),
        net: toDollars(group.basisCents),
        tax: toDollars(group.taxCents),
      })),
    tax: toDollars(taxCents),
    due: toDollars(dueCents),
    notes: notesOfGroups(groups).map((code) => ({ code, sentence: costsIn(language).notes[code] })),
  };
}

export function costsResponse(costs: Costs, { trade, buyer, language }: Asked): CostsResponse {
  return {
    ...sumsResponse(costs, language),
    notes: costs.notes.map((code) => ({ code, sentence: noteOf(code, trade, language) })),
    ...(trade.tax.mode === 'vat' &&
      buyer.vatId !== undefined && { vatId: { id: buyer.vatId, state: buyer.vatIdState } }),
    ...(costs.exemption && { exemption: { number: costs.exemption.number } }),
  };
}

function methodResponse(offered: OfferedMethod, language: Language): CostsAnswerResponse['methods'][number] {
  const { id, names, kind } = offered.method;
  const method = { id, name: nameIn(names, language), kind };
  if ('cents' in offered) return { ...method, price: toDollars(offered.cents) };
  const { code, lines } = offered.why;
  return {
    ...method,
    price: null,
    why: { code, sentence: costsIn(language).why[code], ...(lines && { lines }) },
  };
}

export function reasonsResponse(
  reasons: CostsAnswer['reasons'],
  language: Language,
): CostsAnswerResponse['reasons'] {
  return reasons.map((reason) => ({ ...reason, sentence: costsIn(language).reasons[reason.code] }));
}

export function costsAnswerResponse(
  { methods, chosen, costs, reasons }: CostsAnswer,
  asked: Asked,
): CostsAnswerResponse {
  const { language } = asked;
  return {
    methods: methods.map((each) => methodResponse(each, language)),
    shippingMethod: chosen?.method.id ?? null,
    costs: costs ? costsResponse(costs, asked) : null,
    reasons: reasonsResponse(reasons, language),
  };
}
