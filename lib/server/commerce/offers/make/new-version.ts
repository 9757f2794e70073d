import type { ClientSession, ObjectId } from 'mongodb';
import { getToolOffersInEachLanguage } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { env } from '@/lib/server/platform/config/env';
import type { OfferLine, OfferVersion } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Idempotency } from '@/lib/server/platform/idempotency';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { MAXIMUM_CHARGE_CENTS, MINIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { toCents } from '@/lib/shared/numbers/money';
import type { ChargedMakeOfferInput } from '@/lib/shared/offers/charged-offer.schema';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import { inEachLanguage, type Language } from '@/lib/shared/site/languages';
import { type PricesPlus, pricesPlus } from '@/lib/shared/trade/prices-plus';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { charges } from '@/lib/shared/trade/trade-settings';

const VALID_MAX_DAYS = 366;

export type OfferTerms = Pick<
  ChargedMakeOfferInput,
  'lines' | 'validUntil' | 'holdStock' | 'note' | 'shipping'
>;

/** The end of its last day, in the store's time zone. Throws `validation-failed` for a day before today, or too far ahead. */
function lastMoment(validUntil: string, now: Date): Date {
  const today = shopDay(now);
  const refuse = (code: 'offer-valid-until' | 'offer-valid-too-long') =>
    new AppError('validation-failed', { issues: { validUntil: [code] } });
  if (validUntil < today) throw refuse('offer-valid-until');
  if (validUntil > shiftDay(today, { days: VALID_MAX_DAYS })) throw refuse('offer-valid-too-long');
  return new Date(startOfDay(shiftDay(validUntil, { days: 1 }), env().STORE_TIME_ZONE).getTime() - 1);
}

/** With the tools' present names. Throws `validation-failed` at each line whose tool is neither on sale nor on request. */
async function resolveLines(
  lines: OfferTerms['lines'],
  language: Language,
  session: ClientSession,
): Promise<OfferLine[]> {
  const ids = lines.map(({ toolId }) => parseObjectId(toolId));
  const tools = await getToolOffersInEachLanguage(ids, session);
  const issues: Record<string, ['offer-tool-gone']> = {};
  const resolved = lines.flatMap(({ toolId, quantity, unitPrice, leadDays }, index) => {
    const tool = tools[language].get(toolId);
    if (!tool) {
      issues[`lines.${index}.toolId`] = ['offer-tool-gone'];
      return [];
    }
    const { sku, name, image } = tool;
    const names = inEachLanguage((each) => tools[each].get(toolId)?.name ?? name);
    return [
      {
        ...{ toolId: tool.toolId, sku, name, names, image, quantity, unitPriceCents: toCents(unitPrice) },
        ...optionalField('leadDays', leadDays),
      },
    ];
  });
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
  return resolved;
}

/** Throws `validation-failed` for a sum that no card can be charged with. */
function dueOf(lines: readonly OfferLine[], shippingCents: number): number {
  const { totalCents } = totalsOf(lines, { shippingCents, taxCents: 0 });
  const refuse = (code: 'order-value-too-low' | 'order-value-too-high') =>
    new AppError('validation-failed', { issues: { lines: [code] } });
  if (totalCents < MINIMUM_CHARGE_CENTS) throw refuse('order-value-too-low');
  if (totalCents > MAXIMUM_CHARGE_CENTS) throw refuse('order-value-too-high');
  return totalCents;
}

/** Freight that is promised is in the offer. */
function plusOf(settings: TradeSettings, promised: OfferVersion['shipping']): PricesPlus {
  const plus = pricesPlus(settings);
  return promised ? { ...plus, shipping: false } : plus;
}

type Context = {
  v: number;
  sentBy: ObjectId;
  language: Language;
  idempotency: Idempotency | undefined;
  now: Date;
};

/** Throws `validation-failed`. */
export async function newVersion(
  { lines, validUntil, holdStock = false, note, shipping }: OfferTerms,
  { v, sentBy, language, idempotency, now }: Context,
  session: ClientSession,
): Promise<OfferVersion> {
  const validTo = lastMoment(validUntil, now);
  const offered = await resolveLines(lines, language, session);
  const { settings } = await currentTrade();
  const promised = shipping && { cents: toCents(shipping.price), to: shipping.to };
  return {
    v,
    lines: offered,
    ...optionalField('shipping', promised),
    ...optionalField('plus', charges(settings) ? plusOf(settings, promised) : undefined),
    ...optionalField('legal', charges(settings) ? settings.seller?.legal : undefined),
    dueCents: dueOf(offered, promised?.cents ?? 0),
    validUntil,
    validTo,
    holdStock,
    ...optionalField('note', note || undefined),
    sentAt: now,
    sentBy,
    ...optionalField('idempotency', idempotency),
  };
}
