import type { ObjectId } from 'mongodb';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { NOT_HELD, releaseHeldUnits } from '../held-units';
import { findLapsedHolds, findOffer, updateOffer } from '../offers.repository';
import { remindOffers } from './remind-offers';

const EVERY_MS = 60_000;
const REMIND_EVERY_MS = 15 * 60_000;
const LEASE_MS = 30_000;

export function startOfferJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'free-offered-units',
      everyMs: EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => freeLapsedHolds(new Date(), signal),
    }),
    startJob({
      name: 'remind-offers',
      everyMs: REMIND_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => remindOffers(new Date(), signal),
    }),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

const BATCH = 100;

async function free(offerId: ObjectId, now: Date): Promise<boolean> {
  return inTransaction(async (session) => {
    const offer = await findOffer(offerId, session);
    if (!offer?.heldUntil || offer.heldUntil >= now) return false;
    await releaseHeldUnits(offer, { at: now }, session);
    return (await updateOffer(offer, { $unset: NOT_HELD }, session)) !== null;
  });
}

/** Frees what offers hold whose last day is over; their state is by the clock alone. Returns how many were freed. */
export async function freeLapsedHolds(now: Date = new Date(), signal?: AbortSignal): Promise<number> {
  let freed = 0;
  for (const offerId of await findLapsedHolds(now, BATCH)) {
    if (signal?.aborted) break;
    if (await free(offerId, now)) freed += 1;
  }
  return freed;
}
