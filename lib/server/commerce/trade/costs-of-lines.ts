import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import type { CostsRequest } from '@/lib/shared/cart/charged-cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { type ChargedBuyer, type PromisedFreight, requirePromised } from './charge';
import { costsAnswerResponse } from './costs.serializer';
import { currentTrade } from './current-trade';
import { estimate, NOTHING_CHARGED, type TradedLine } from './estimate';
import { taxedBuyer } from './taxed-buyer';

type Asked = {
  company: ChargedBuyer;
  promised?: PromisedFreight | undefined;
  /** In place of those in force. */
  settings?: TradeSettings | undefined;
  /** Today by default. */
  day?: string | undefined;
  now: Date;
};

/**
 * Returns the shipping methods of a place and what lines come to there, before anything is ordered. Throws `validation-failed` for a
 * method that is not offered, and for another place than the one that freight was promised for.
 */
export async function costsOfLines(
  lines: readonly TradedLine[],
  { to, shippingMethod }: CostsRequest,
  { company, promised, settings: given, now, day = shopDay(now) }: Asked,
): Promise<CostsAnswerResponse> {
  const { settings = NOTHING_CHARGED } = given ? { settings: given } : await currentTrade();
  if (promised) requirePromised(settings, promised, to);
  const buyer = taxedBuyer(settings, company, { to, now });
  const delivered = { to, shippingMethod, promisedCents: promised?.cents, buyer, day };
  const found = estimate(settings, lines, delivered);
  if (shippingMethod !== undefined && !found.chosen)
    throw new AppError('validation-failed', { issues: { shippingMethod: ['shipping-method-required'] } });
  return costsAnswerResponse(found, { trade: settings, buyer, language: requestLanguage() });
}
