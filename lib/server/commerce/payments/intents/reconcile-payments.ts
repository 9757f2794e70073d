import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import type { PaymentOutcome } from './apply-payment';
import { claimDueIntent, type IntentKind, markFound } from './payment-intents.repository';
import { soonAfter } from './polling-schedule';
import { syncIntent } from './sync-intent';

const ROUND_MAX = 200;
/** Concurrent calls. Each takes tenths of a second, and the provider limits them per second. */
const PARALLEL = 5;

/**
 * Outcomes of a payment whose webhook has not arrived; many of them mean that webhooks are lost (docs/operations.md).
 */
const NEW_OUTCOMES: readonly PaymentOutcome[] = ['paid', 'credited', 'refund-due', 'unclaimed'];

async function* dueIntents(now: () => Date): AsyncGenerator<PaymentIntentDocument> {
  let kinds: readonly IntentKind[] = ['of-order', 'unattached'];
  for (let taken = 0; taken < ROUND_MAX; ) {
    const [kind, ...others] = kinds;
    if (!kind) return;
    const intent = await claimDueIntent(kind, now(), soonAfter(now()));
    kinds = intent ? [...others, kind] : others;
    if (!intent) continue;
    taken += 1;
    yield intent;
  }
}

/**
 * Syncs due open intents, up to ROUND_MAX (product §4.6): applies payments whose webhooks were lost, voids intents of
 * ended orders, refunds unclaimed money. A failure is logged and due again half a minute later. Returns how many were
 * synced. Throws during an outage of the provider or the database.
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
      if (outcome && NEW_OUTCOMES.includes(outcome)) await markFound(intent._id, now());
      return true;
    },
    describe: ({ _id }) => ({ intent: _id }),
    parallel: PARALLEL,
    signal,
  });
  return done;
}
