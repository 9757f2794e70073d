import type { ClientSession } from 'mongodb';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { workOff } from '@/lib/server/platform/jobs/work-off';
import type { DigestKinds } from './digests-and-attachments';
import { enqueueMail } from './outbox';
import { findDueGroups, findHeld, type HeldGroup, markSummed } from './outbox.repository';

const JOB = 'send-digests';
const EVERY_MS = 10_000;
const LEASE_MS = 30_000;
const MOST_SUMMED = 1_000;
/** How many of them it lists. Mailboxes cut off long mails. */
const MOST_LISTED = 100;

async function sumUp(
  group: HeldGroup,
  kinds: DigestKinds,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const held = await findHeld(group, now, MOST_SUMMED, session);
  const [oldest] = held;
  const kind = kinds[group.kind];
  if (!oldest || !kind) return false;
  const content = kind.compose({
    language: group.language,
    total: held.length,
    entries: held
      .slice(-MOST_LISTED)
      .map(({ subject, digest }) => ({ text: subject, url: digest?.url ?? '' })),
  });
  await enqueueMail({ key: `digest:${oldest._id.toHexString()}`, to: group.to, ...content }, session, now);
  await markSummed(
    held.map(({ _id }) => _id),
    now,
    session,
  );
  return true;
}

/** In one transaction with the end of its mails: each is in one digest. One that fails is logged and stays held. */
export async function sendDigests(kinds: DigestKinds, now: Date, signal?: AbortSignal): Promise<number> {
  const { done } = await workOff({
    job: JOB,
    items: await findDueGroups(Object.keys(kinds), now),
    work: (group) => inTransaction((session) => sumUp(group, kinds, now, session)),
    describe: ({ kind, language }) => ({ kind, language }),
    signal,
  });
  return done;
}

export function startDigestJob(kinds: DigestKinds): RunningJob {
  return startJob({
    name: JOB,
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: (signal) => sendDigests(kinds, new Date(), signal),
  });
}
