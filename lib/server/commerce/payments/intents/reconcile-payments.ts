import 'server-only';
import { isDatabaseOutage } from '@/lib/server/platform/db/is-database-outage';
import { log } from '@/lib/server/platform/log';
import { AppError } from '@/lib/shared/errors';
import { takeDueIntent } from './payment-intents.repository';
import { soonAfter } from './polling-schedule';
import { syncIntent } from './sync-intent';

const ROUND_MAX = 200;

/**
 * Syncs every open intent that is due (product §4.6): lost webhooks are made up for, intents of orders that ended are
 * voided, and money that no order claims goes back. An outage of the provider or the database ends the round with an
 * error, and the next round goes on; any other error concerns one intent and is logged. Returns how many were synced.
 */
export async function reconcilePayments(now: () => Date = () => new Date()): Promise<number> {
  let synced = 0;
  for (; synced < ROUND_MAX; synced += 1) {
    const intent = await takeDueIntent(now(), soonAfter(now()));
    if (!intent) break;
    try {
      await syncIntent(intent, now());
    } catch (error) {
      if (error instanceof AppError || isDatabaseOutage(error)) throw error;
      log().error({ intent: intent._id, error }, 'a payment could not be reconciled');
    }
  }
  return synced;
}
