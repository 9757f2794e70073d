import type { PriceOf } from '@/lib/server/commerce/prices/prices-for';
import type { MatchedRow, Proposal } from '@/lib/server/commerce/quick-order/match-row';
import type { ToolOffer, ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { type IssueCode, VALIDATION } from '@/lib/shared/messages/messages';
import { ROW } from '@/lib/shared/messages/quick-order-messages';
import { toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { checkQuantity, nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { cartRules, QUANTITY_MAX, type QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import type { ListRow, RowFault } from '@/lib/shared/quick-order/list-row';
import type { CheckedRow, RowCandidate } from '@/lib/shared/quick-order/quick-order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import type { Together } from './add-up-rows';
import type { ListedArticle } from './match-row';

export type Terms = { offers: ToolOffers; priceOf: PriceOf };

type Code = keyof typeof ROW | IssueCode;
type Params = Record<string, string | number>;
type Status = CheckedRow['status'];

const SENTENCES: Readonly<Record<string, string>> = { ...VALIDATION, ...ROW };

export function rowWith(status: Status, code: Code, params?: Params): CheckedRow {
  const message = fillText(SENTENCES[code] ?? code, params ?? {});
  return { status, code, message, ...(params ? { params } : {}) };
}

function firstReadingOf({ readings }: ListRow): Pick<CheckedRow, 'asked'> {
  const [first] = readings;
  if (!first) return {};
  const { article, quantity } = first;
  const isPlain = 'count' in quantity && quantity.unit === undefined && quantity.each === undefined;
  return { asked: { article, ...(isPlain ? { quantity: quantity.count } : {}) } };
}

export const unitsOf = (article: ListedArticle, count: number) => count * (article.pack?.units ?? 1);

function toolOf({ toolId, sku, name }: ListedArticle): Pick<CheckedRow, 'toolId' | 'sku' | 'name'> {
  return { toolId, sku, name };
}

function candidateOf({ article, quantity }: Proposal<ListedArticle>): RowCandidate {
  const { toolId, sku, name } = article;
  return {
    toolId,
    sku,
    name,
    ...('units' in quantity ? { quantity: unitsOf(article, quantity.units) } : {}),
  };
}

/** `quantity` units at the price of `total`. */
function priced(offer: ToolOffer, quantity: number, total: number, { priceOf }: Terms): Partial<CheckedRow> {
  if (offer.sale !== 'on-sale') return {};
  const { unitPriceCents } = priceOf(offer, total);
  const isPublic = unitPriceCents === offer.unitPriceCents;
  return {
    unitPrice: toDollars(unitPriceCents),
    ...(isPublic ? {} : { publicPrice: toDollars(offer.unitPriceCents) }),
    lineTotal: toDollars(lineCents({ unitPriceCents, quantity })),
  };
}

/** Why fewer units than these, or none, are available; null for any other reason. */
function shortage(units: number, { sale, available, moq }: QuantityRules): Code | null {
  if (sale === 'on-request') return 'quantity-on-request';
  return units > available || available < moq ? 'quantity-above-available' : null;
}

function changeOf(
  offer: ToolOffer,
  { total, fit }: Together,
  { priceOf }: Terms,
): Pick<CheckedRow, 'change'> {
  if (fit === null || fit === total) return {};
  const centsOf = (quantity: number) =>
    lineCents({ unitPriceCents: priceOf(offer, quantity).unitPriceCents, quantity });
  return { change: { from: total, to: fit, value: toDollars(centsOf(fit) - centsOf(total)) } };
}

/** `together` is undefined for a row that alone is more than is available. */
function judged(
  article: ListedArticle,
  count: number,
  terms: Terms,
  together: Together | undefined,
): CheckedRow {
  const units = unitsOf(article, count);
  const offer = terms.offers.get(article.toolId);
  if (!offer) return rowWith('unknown', 'row-unknown');
  const rules = cartRules(offer);
  const alone = nearestQuantity(units, rules);
  const { total, fit, share } = together ?? { total: units, fit: alone, share: alone ?? 0 };
  if (total > QUANTITY_MAX) return { ...rowWith('ambiguous', 'quantity-too-large'), ...toolOf(article) };
  const [problem] = checkQuantity(total, rules).problems;
  const sum = fit === null || share === 0 ? {} : { quantity: share, ...priced(offer, share, fit, terms) };
  const lack = shortage(total, rules);
  const lead = offer.leadTimeDays === undefined ? {} : { leadTimeDays: offer.leadTimeDays };
  const stock = { available: offer.available };
  if (lack) return { ...rowWith('short', lack), ...toolOf(article), ...sum, ...lead, ...stock };
  if (problem) {
    const change = changeOf(offer, { total, fit, share }, terms);
    return { ...rowWith('adjusted', problem.code, problem.params), ...toolOf(article), ...sum, ...change };
  }
  if (!article.pack) return { status: 'ok', ...toolOf(article), ...sum };
  const packRow = rowWith('adjusted', 'row-packs', { count, pack: article.pack.name, units });
  return { ...packRow, ...toolOf(article), ...sum };
}

function withoutQuantity(article: ListedArticle, problem: RowFault): CheckedRow {
  const candidate = candidateOf({ article, quantity: { problem } });
  return { ...rowWith('ambiguous', problem), ...toolOf(article), candidates: [candidate] };
}

/** `near` are similar articles for a row without a match, if they were searched for. Pure. */
export function checkedRow(
  row: ListRow,
  matched: MatchedRow<ListedArticle>,
  terms: Terms,
  together?: Together,
  near: readonly RowCandidate[] | 'unsearched' = [],
): CheckedRow {
  const reading = firstReadingOf(row);
  switch (matched.status) {
    case 'taken': {
      const { article, units } = matched;
      return {
        ...judged(article, units, terms, together),
        asked: { ...reading.asked, ...readUnits(article, units) },
      };
    }
    case 'quantity':
      return { ...withoutQuantity(matched.article, matched.problem), ...reading };
    case 'question':
      return { ...question('row-question', matched.proposals.map(candidateOf)), ...reading };
    default:
      if (matched.problem) return { ...rowWith('unknown', matched.problem), ...reading };
      if (near === 'unsearched') return { ...rowWith('unknown', 'row-unsearched'), ...reading };
      return near.length === 0
        ? { ...rowWith('unknown', 'row-unknown'), ...reading }
        : { ...question('row-near', near), ...reading };
  }
}

function question(code: 'row-question' | 'row-near', candidates: readonly RowCandidate[]): CheckedRow {
  return { ...rowWith('ambiguous', code), candidates: [...candidates] };
}

function readUnits(article: ListedArticle, count: number): { article: string; quantity: number } {
  return { article: article.sku, quantity: unitsOf(article, count) };
}

/** A row for a retired tool, with its successor; null for any other. `successors` are on sale or on request. Pure. */
export function retiredRow(
  matched: MatchedRow<ListedArticle>,
  retired: readonly Tool[],
  successors: ReadonlyMap<string, Tool>,
): CheckedRow | null {
  if (matched.status !== 'taken' && matched.status !== 'quantity') return null;
  const { toolId, sku, name } = matched.article;
  const successor = successors.get(retired.find(({ _id }) => _id === toolId)?.successorId ?? '');
  const quantity = matched.status === 'taken' ? { quantity: matched.units } : {};
  const about = { toolId, sku, name, asked: { article: sku, ...quantity } };
  if (!successor) return { ...rowWith('retired', 'row-retired'), ...about };
  const candidate = { toolId: successor._id, sku: successor.sku, name: successor.name, ...quantity };
  return { ...rowWith('retired', 'row-replaced', { sku: successor.sku }), ...about, candidates: [candidate] };
}
