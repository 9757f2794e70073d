import { ObjectId } from 'mongodb';
import { pricesForGroup } from '@/lib/server/commerce/prices/prices-for';
import { getNamedToolOffers, type ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { TryCostsInput } from '@/lib/shared/trade/trade-calls.schema';
import { tradeFaults } from '@/lib/shared/trade/trade-faults';
import { costsOfLines } from './costs-of-lines';
import { type TradedLine, tradedLines } from './estimate';

type Line = TryCostsInput['lines'][number];

/** Returns the offer of each line by its position; undefined where a tool is not sold. */
async function offersOf(lines: readonly Line[]): Promise<(ToolOffer | undefined)[]> {
  const offers = await getNamedToolOffers({
    ids: lines.flatMap(({ toolId }) => (toolId === undefined ? [] : [new ObjectId(toolId)])),
    skuKeys: lines.flatMap(({ sku }) => (sku === undefined ? [] : [skuKeyOf(sku)])),
  });
  const byKey = new Map([...offers.values()].map((offer) => [skuKeyOf(offer.sku), offer]));
  return lines.map(({ toolId, sku = '' }) =>
    toolId === undefined ? byKey.get(skuKeyOf(sku)) : offers.get(toolId),
  );
}

function faultOf({ toolId, unitPrice }: Line, offer: ToolOffer | undefined): FieldIssues {
  if (!offer) return toolId === undefined ? { sku: ['sku-unknown'] } : { toolId: ['offer-tool-gone'] };
  const isUnpriced = offer.sale === 'on-request' && unitPrice === undefined;
  return isUnpriced ? { unitPrice: ['price-required'] } : {};
}

/** Throws `validation-failed` for tools that are not sold, or have no price. */
async function pricedLines(
  lines: readonly Line[],
  company: CompanyDocument | null,
  now: Date,
): Promise<TradedLine[]> {
  const offers = await offersOf(lines);
  const faults = lines.flatMap((line, at) =>
    Object.entries(faultOf(line, offers[at])).map(
      ([field, found]) => [`lines.${at}.${field}`, found] as const,
    ),
  );
  if (faults.length > 0) throw new AppError('validation-failed', { issues: Object.fromEntries(faults) });
  const { priceOf } = await pricesForGroup(company?.groupId?.toHexString() ?? null, now);
  return lines.flatMap(({ quantity, unitPrice }, at) =>
    tradedLines([{ offer: offers[at] ?? null, quantity }], (offer) =>
      unitPrice === undefined ? priceOf(offer, quantity) : { unitPriceCents: toCents(unitPrice) },
    ),
  );
}

function settingsOf(trade: TradeSettings, now: Date): TradeSettings {
  const faults = Object.entries(tradeFaults(trade, shopDay(now)));
  if (faults.length === 0) return trade;
  const issues = Object.fromEntries(faults.map(([field, found]) => [`trade.${field}`, found]));
  throw new AppError('validation-failed', { issues });
}

/**
 * Returns what lines would come to, by the settings in force or by unsaved ones, at the prices of a company or of everyone; changes
 * nothing. Throws `forbidden`, `not-found` (no such company), and `validation-failed` for unsaved settings with faults, for tools that
 * are not sold or have no price, and for a method that is not offered.
 */
export async function tryCosts(
  actor: Actor,
  { lines, companyId, day, trade, ...request }: TryCostsInput,
  { findCompany, now = new Date() }: { findCompany: (id: ObjectId) => Promise<CompanyDocument>; now?: Date },
): Promise<CostsAnswerResponse> {
  requirePermission(actor, 'manage-trade');
  const settings = trade && settingsOf(trade, now);
  const company = companyId === undefined ? null : await findCompany(new ObjectId(companyId));
  return costsOfLines(await pricedLines(lines, company, now), request, { company, settings, day, now });
}
