import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { countToolsWithout } from '@/lib/server/commerce/tools/tool-shipping';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { TRADE_WARNING } from '@/lib/shared/messages/trade-messages';
import { CURRENCY } from '@/lib/shared/site/currency';
import { fillText } from '@/lib/shared/text/fill-text';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import type { TradeResponse } from '@/lib/shared/trade/trade-calls.schema';
import { type TradeWarning, tradeWarnings } from '@/lib/shared/trade/trade-warnings';
import { type CurrentTrade, tradeOf } from './current-trade';
import { NOTHING_CHARGED } from './estimate';
import { findTradeSettings } from './trade-settings.repository';

const warningResponse = (warning: TradeWarning): TradeResponse['warnings'][number] => ({
  ...warning,
  sentence: fillText(TRADE_WARNING[warning.code], warning.params ?? {}),
});

/** Tools without a tax class are of the first one. */
async function toolWarnings({ shipping, tax }: TradeSettings): Promise<TradeWarning[]> {
  const isByWeight = shipping.methods.some(({ prices }) => prices.some(({ by }) => by === 'weight'));
  const isByClass = tax.mode !== 'none' && tax.classes.length > 1;
  const weightless = isByWeight ? await countToolsWithout('weightGrams') : 0;
  const classless = isByClass ? await countToolsWithout('taxClass') : 0;
  return [
    ...(weightless > 0 ? [{ code: 'weight-missing' as const, params: { count: weightless } }] : []),
    ...(classless > 0 ? [{ code: 'class-missing' as const, params: { count: classless } }] : []),
  ];
}

export async function tradeResponse(
  { revision, source, settings = NOTHING_CHARGED }: CurrentTrade,
  now: Date,
): Promise<TradeResponse> {
  const warnings = [
    ...tradeWarnings(settings, { today: shopDay(now), currency: CURRENCY.code }),
    ...(await toolWarnings(settings)),
  ];
  return { revision, source, ...settings, warnings: warnings.map(warningResponse) };
}

/** `isRequesterRefused` is about the seller's VAT number: whether the service that confirms numbers accepts it. Throws `forbidden`. */
export async function getTrade(
  actor: Actor,
  { isRequesterRefused, now = new Date() }: { isRequesterRefused?: () => Promise<boolean>; now?: Date } = {},
): Promise<TradeResponse> {
  requirePermission(actor, 'manage-trade');
  const trade = await tradeResponse(tradeOf(await findTradeSettings()), now);
  const isRefused = trade.tax.mode === 'vat' && ((await isRequesterRefused?.()) ?? false);
  return isRefused
    ? { ...trade, warnings: [...trade.warnings, warningResponse({ code: 'requester' })] }
    : trade;
}
