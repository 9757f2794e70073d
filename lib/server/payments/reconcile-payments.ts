import 'server-only';
import { nextOpenIntent, slowDownChecks } from '@/lib/server/orders/order-payment';
import { reviewIntent } from './review-intent';

const ROUND_MAX = 200;

/**
 * Asks the provider about open intents that are due for a look, so that lost webhooks are made up within a minute and
 * intents of orders that were given up are voided. An outage of the provider ends the round; the next one goes on.
 * Answers how many intents were looked at.
 */
export async function reconcilePayments(now: () => Date = () => new Date()): Promise<number> {
  let reviewed = 0;
  for (; reviewed < ROUND_MAX; reviewed += 1) {
    const order = await nextOpenIntent(now());
    if (!order) break;
    if ((await reviewIntent(order, now())) === 'open') await slowDownChecks(order, now());
  }
  return reviewed;
}
