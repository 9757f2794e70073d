import 'server-only';
import { nextOpenIntent, type PayableOrder, slowDownChecks } from '@/lib/server/orders/order-payment';
import { AppError } from '@/lib/shared/errors';
import { nextLooseIntent, reviewLooseIntent } from './loose-intents';
import { reviewIntent } from './review-intent';

const ROUND_MAX = 200;

type Due = { about: Record<string, unknown>; review: () => Promise<void> };

async function review(order: PayableOrder, now: () => Date): Promise<void> {
  if ((await reviewIntent(order, now())) === 'open') await slowDownChecks(order, now());
}

/** What is due for a look: intents of orders first, then those tied to none. */
async function nextDue(now: () => Date): Promise<Due | null> {
  const order = await nextOpenIntent(now());
  if (order) return { about: { order: order._id }, review: () => review(order, now) };
  const loose = await nextLooseIntent(now());
  return loose && { about: { intent: loose._id }, review: () => reviewLooseIntent(loose, now()) };
}

/** An outage is everyone's: the round ends. Anything else is this one order's trouble and holds up no other. */
function isOutage(error: unknown): boolean {
  return !(error instanceof Error) || error instanceof AppError || error.name.startsWith('Mongo');
}

/**
 * Asks the provider about open intents that are due for a look, so that lost webhooks are made up within a minute,
 * intents of orders that were given up are voided, and money that no order claims goes back. An outage of the provider or the database ends the round by an error;
 * the next one goes on. Answers how many intents were looked at.
 */
export async function reconcilePayments(now: () => Date = () => new Date()): Promise<number> {
  let reviewed = 0;
  for (; reviewed < ROUND_MAX; reviewed += 1) {
    const due = await nextDue(now);
    if (!due) break;
    try {
      await due.review();
    } catch (error) {
      if (isOutage(error)) throw error;
      const reason = (error as Error).message;
      console.error(
        JSON.stringify({
          level: 'error',
          at: now().toISOString(),
          event: 'reconcile',
          ...due.about,
          reason,
        }),
      );
    }
  }
  return reviewed;
}
