import 'server-only';
import { readSubjectsOf } from '@/lib/server/platform/audit-log/read-audit-log';
import { env } from '@/lib/server/platform/config/env';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { addClosedAccounts, readClosedAccounts } from './closed-accounts-file';

const EVERY_MS = 10_000;
const LEASE_MS = 30_000;
/** An entry gets its place in the log after its moment. */
const OVERLAP_MS = 24 * 3_600_000;

/** Adds to the file, which outlives the database, which accounts were closed since its last one: their ids alone. */
export async function noteClosedAccounts(file: string): Promise<void> {
  const noted = (await readClosedAccounts(file)) ?? [];
  const known = new Set(noted.map(({ id }) => id));
  const last = Math.max(0, ...noted.map(({ at }) => at.getTime()));
  const closed = await readSubjectsOf('user.closed', new Date(last - OVERLAP_MS));
  await addClosedAccounts(
    file,
    closed.filter(({ id }) => !known.has(id)),
  );
}

export function startClosedAccountsJob(): RunningJob {
  const file = env().CLOSED_ACCOUNTS_FILE;
  if (file === undefined) return { stop: async () => undefined };
  return startJob({
    name: 'note-closed-accounts',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => noteClosedAccounts(file),
  });
}
