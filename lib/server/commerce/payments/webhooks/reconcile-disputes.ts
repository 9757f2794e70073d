import { dueDisputes } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { inPaymentTransaction, runEffects } from '@/lib/server/commerce/payments/intents/apply-payment';
import {
  listDisputesSince,
  type ProviderDispute,
  retrieveDispute,
} from '@/lib/server/commerce/payments/provider/provider-disputes';
import { withFreshIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import { applyDispute } from './apply-provider-report';
import { findRecordedEvents, insertEvent, setEventOutcome } from './provider-events.repository';
import { readCheckpoint, writeCheckpoint } from './sync-checkpoints.repository';

const CHECKPOINT = 'disputes';
/** A buyer may dispute a payment months later, and the bank may take months. */
const FIRST_ROUND_MS = 180 * 24 * 3_600_000;
/** Clocks differ, and the provider's lists may lag. */
const OVERLAP_MS = 10 * 60_000;

type Named = Pick<ProviderDispute, 'id' | 'intentId'>;

/** `isNew`: it is recorded among the events, also if it is foreign. */
async function applyNow({ id, intentId }: Named, isNew: boolean, now: Date): Promise<boolean> {
  const outcome = await withFreshIntent(intentId, now, async (intent, at) => {
    const dispute = await retrieveDispute(id);
    return inPaymentTransaction(async (session) => {
      const applied =
        intent && dispute ? await applyDispute(dispute, intent, at, session) : ('acknowledged' as const);
      if (isNew) {
        await insertEvent({ id, type: 'dispute', receivedAt: at }, session);
        await setEventOutcome(id, applied, session);
      }
      return applied;
    });
  });
  if (outcome !== 'acknowledged') await runEffects(outcome, intentId);
  return outcome === 'disputed';
}

async function findNew(began: Date, signal?: AbortSignal): Promise<number> {
  const last = (await readCheckpoint(CHECKPOINT)) ?? new Date(began.getTime() - FIRST_ROUND_MS);
  const listed = await listDisputesSince(new Date(last.getTime() - OVERLAP_MS));
  const recorded = await findRecordedEvents(listed.map(({ id }) => id));
  const unknown = listed.filter(({ id }) => !recorded.has(id)).reverse();
  let found = 0;
  const { done } = await workOff({
    job: 'reconcile-disputes',
    items: unknown,
    work: async (dispute) => {
      if (await applyNow(dispute, true, began)) found += 1;
      return true;
    },
    describe: ({ id }) => ({ dispute: id }),
    signal,
  });
  if (done === unknown.length) await writeCheckpoint(CHECKPOINT, began);
  return found;
}

async function checkOpen(now: Date, signal?: AbortSignal): Promise<number> {
  const { done } = await workOff({
    job: 'reconcile-disputes',
    items: dueDisputes(now),
    work: ({ _id: id, intentId }) => applyNow({ id, intentId }, false, now),
    describe: ({ _id }) => ({ dispute: _id }),
    signal,
  });
  return done;
}

/**
 * Applies disputes opened since the last checkpoint and retrieves known open ones, so that with lost webhooks a
 * dispute is recorded within a minute and its outcome within a quarter of an hour. Returns how many changed. Throws
 * during an outage of the provider or the database.
 */
export async function reconcileDisputes(
  now: () => Date = () => new Date(),
  signal?: AbortSignal,
): Promise<number> {
  return (await findNew(now(), signal)) + (await checkOpen(now(), signal));
}
