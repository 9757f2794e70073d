import 'server-only';
import type { ToolOffer, ToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { PriceOf } from '@/lib/server/commerce/pricing/prices-for';
import type { MatchedRow, Proposal } from '@/lib/server/commerce/quick-order/read-list/match-row';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { nearestQuantity } from '@/lib/shared/quantity/legal-quantities';
import { cartRules, QUANTITY_MAX, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import type { ListRow, RowFault } from '@/lib/shared/quick-order/list-row';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { ROW } from '@/lib/shared/quick-order/quick-order-messages';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { ListedArticle } from './article-index';

/** What rows are judged by at this moment. */
export type Terms = { offers: ToolOffers; priceOf: PriceOf };

type Code = keyof typeof ROW | keyof typeof VALIDATION;
type Params = Record<string, string | number>;
type Status = CheckedRow['status'];

const SENTENCES: Readonly<Record<string, string>> = { ...VALIDATION, ...ROW };

/** Makes a row with its sentence in English. */
export function rowWith(status: Status, code: Code, params?: Params): CheckedRow {
  const message = fillText(SENTENCES[code] ?? code, params ?? {});
  return { status, code, message, ...(params ? { params } : {}) };
}

/** How a row was read first: what someone sees who corrects it. */
function askedOf({ readings }: ListRow): Pick<CheckedRow, 'asked'> {
  const [first] = readings;
  if (!first) return {};
  const { article, quantity } = first;
  const isPlain = 'count' in quantity && quantity.unit === undefined && quantity.each === undefined;
  return { asked: { article, ...(isPlain ? { quantity: quantity.count } : {}) } };
}

const unitsOf = (article: ListedArticle, count: number) => count * (article.pack?.units ?? 1);

function toolOf({ toolId, sku, name }: ListedArticle): Pick<CheckedRow, 'toolId' | 'sku' | 'name'> {
  return { toolId, sku, name };
}

/** Makes a candidate of a question, with the units it would be where they are known. */
function candidateOf({ article, quantity }: Proposal<ListedArticle>): RowCandidate {
  const { toolId, sku, name } = article;
  return {
    toolId,
    sku,
    name,
    ...('units' in quantity ? { quantity: unitsOf(article, quantity.units) } : {}),
  };
}

function priced(offer: ToolOffer, quantity: number, { priceOf }: Terms): Partial<CheckedRow> {
  if (offer.sale !== 'on-sale') return {};
  const { unitPriceCents } = priceOf(offer, quantity);
  return {
    unitPrice: toDollars(unitPriceCents),
    lineTotal: toDollars(lineCents({ unitPriceCents, quantity })),
  };
}

/** Why fewer units than these, or none, can be ordered; null if it is not for want of them. */
function shortage(units: number, { sale, available, moq }: QuantityRules): Code | null {
  if (sale === 'on-request') return 'quantity-on-request';
  return units > available || available < moq ? 'quantity-above-available' : null;
}

function judged(article: ListedArticle, count: number, terms: Terms): CheckedRow {
  const units = unitsOf(article, count);
  const offer = terms.offers.get(article.toolId);
  if (!offer) return rowWith('unknown', 'row-unknown');
  if (units > QUANTITY_MAX) return { ...rowWith('ambiguous', 'quantity-too-large'), ...toolOf(article) };
  const rules = cartRules(offer);
  const [problem] = checkQuantity(units, rules).problems;
  const fit = nearestQuantity(units, rules);
  const sum = fit === null ? {} : { quantity: fit, ...priced(offer, fit, terms) };
  const lack = shortage(units, rules);
  const lead = offer.leadTimeDays === undefined ? {} : { leadTimeDays: offer.leadTimeDays };
  if (lack) return { ...rowWith('short', lack), ...toolOf(article), ...sum, ...lead };
  if (problem) return { ...rowWith('adjusted', problem.code, problem.params), ...toolOf(article), ...sum };
  if (!article.pack) return { status: 'ok', ...toolOf(article), ...sum };
  const said = rowWith('adjusted', 'row-packs', { count, pack: article.pack.name, units });
  return { ...said, ...toolOf(article), ...sum };
}

function withoutQuantity(article: ListedArticle, problem: RowFault): CheckedRow {
  const candidate = candidateOf({ article, quantity: { problem } });
  return { ...rowWith('ambiguous', problem), ...toolOf(article), candidates: [candidate] };
}

/** Returns what a matched row is at this moment; `near` is what may be meant by one that names nothing, if that was searched for. Pure. */
export function checkedRow(
  row: ListRow,
  matched: MatchedRow<ListedArticle>,
  terms: Terms,
  near: readonly RowCandidate[] | 'unsearched' = [],
): CheckedRow {
  const asked = askedOf(row);
  switch (matched.status) {
    case 'taken': {
      const { article, units } = matched;
      return { ...judged(article, units, terms), asked: { ...asked.asked, ...askedUnits(article, units) } };
    }
    case 'quantity':
      return { ...withoutQuantity(matched.article, matched.problem), ...asked };
    case 'question':
      return { ...question('row-question', matched.proposals.map(candidateOf)), ...asked };
    default:
      if (matched.problem) return { ...rowWith('unknown', matched.problem), ...asked };
      if (near === 'unsearched') return { ...rowWith('unknown', 'row-unsearched'), ...asked };
      return near.length === 0
        ? { ...rowWith('unknown', 'row-unknown'), ...asked }
        : { ...question('row-near', near), ...asked };
  }
}

function question(code: 'row-question' | 'row-near', candidates: readonly RowCandidate[]): CheckedRow {
  return { ...rowWith('ambiguous', code), candidates: [...candidates] };
}

function askedUnits(article: ListedArticle, count: number): { article: string; quantity: number } {
  return { article: article.sku, quantity: unitsOf(article, count) };
}
