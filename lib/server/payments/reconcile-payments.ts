import 'server-only';
import { nextOpenIntent, type PayableOrder, slowDownChecks } from '@/lib/server/orders/order-payment';
import { AppError } from '@/lib/shared/errors';
import { reviewIntent } from './review-intent';

const ROUND_MAX = 200;

async function review(order: PayableOrder, now: () => Date): Promise<void> {
  if ((await reviewIntent(order, now())) === 'open') await slowDownChecks(order, now());
}

/** An outage is everyone's: the round ends. Anything else is this one order's trouble and holds up no other. */
function isOutage(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof AppError || error.name.startsWith('Mongo');
}

/**
 * Asks the provider about open intents that are due for a look, so that lost webhooks are made up within a minute and
 * intents of orders that were given up are voided. An outage of the provider or the database ends the round by an error;
 * the next one goes on. Answers how many intents were looked at.
 */
export async function reconcilePayments(now: () => Date = () => new Date()): Promise<number> {
  let reviewed = 0;
  for (; reviewed < ROUND_MAX; reviewed += 1) {
    const order = await nextOpenIntent(now());
    if (!order) break;
    try {
      await review(order, now);
    } catch (error) {
      if (isOutage(error)) throw error;
      const reason = (error as Error).message;
      console.error(
        JSON.stringify({
          level: 'error',
          at: now().toISOString(),
          event: 'reconcile',
          order: order._id,
          reason,
        }),
      );
    }
  }
  return reviewed;
}
