import 'server-only';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import type { PaymentOutcome } from './apply-payment';
import { type IntentKind, markFound, takeDueIntent } from './payment-intents.repository';
import { soonAfter } from './polling-schedule';
import { syncIntent } from './sync-intent';

const ROUND_MAX = 200;
/** How many calls the provider gets at a time; each takes a few tenths of a second, and it limits them by the second. */
const PARALLEL = 5;

/** Outcomes of a payment that nobody had told the store of; many of them mean that webhooks are lost (docs/operations.md). */
const NEWS: readonly PaymentOutcome[] = ['paid', 'refund-due', 'unclaimed'];

/** Due intents, of orders and unattached by turns: neither kind waits behind any number of the other. */
async function* dueIntents(now: () => Date): AsyncGenerator<PaymentIntentDocument> {
  let kinds: readonly IntentKind[] = ['of-order', 'unattached'];
  for (let taken = 0; taken < ROUND_MAX; ) {
    const [kind, ...others] = kinds;
    if (!kind) return;
    const intent = await takeDueIntent(kind, now(), soonAfter(now()));
    kinds = intent ? [...others, kind] : others;
    if (!intent) continue;
    taken += 1;
    yield intent;
  }
}

/**
 * Syncs open intents that are due (product §4.6), several at a time and up to a limit a round: lost webhooks are made up
 * for, intents of orders that ended are voided, and money that no order claims goes back. One that fails is logged, holds
 * up no other, and is due again half a minute later. Returns how many were synced. Throws during an outage of the provider
 * or the database.
 */
export async function reconcilePayments(
  now: () => Date = () => new Date(),
  signal?: AbortSignal,
): Promise<number> {
  const { done } = await workOff({
    job: 'reconcile-payments',
    items: dueIntents(now),
    work: async (intent) => {
      const outcome = await syncIntent(intent, now());
      if (outcome && NEWS.includes(outcome)) await markFound(intent._id, now());
      return true;
    },
    describe: ({ _id }) => ({ intent: _id }),
    parallel: PARALLEL,
    signal,
  });
  return done;
}
