import 'server-only';
import { open, readFile } from 'node:fs/promises';
import { readSubjectsOf } from '@/lib/server/platform/audit-log/read-audit-log';
import { env } from '@/lib/server/platform/config/env';
import { namingFile } from '@/lib/server/platform/db/backup/manifest';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';

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

const OWNER_ONLY = 0o600;
/** A line of a moment and an id. One that was cut short has no whole id, and is none. */
const LINE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{24})$/;

type ClosedAccount = { id: string; at: Date };

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function accountsIn(text: string): ClosedAccount[] {
  return text.split('\n').flatMap((line) => {
    const [, at, id] = LINE.exec(line) ?? [];
    return at && id ? [{ id, at: new Date(at) }] : [];
  });
}

/** Returns null where the file is not there. Throws the file system's other errors. */
export async function readClosedAccounts(file: string): Promise<ClosedAccount[] | null> {
  const text = await textOf(file);
  return text === null ? null : accountsIn(text);
}

/** Makes the file where there is none. They are on the disk once it returns. */
export async function addClosedAccounts(file: string, accounts: readonly ClosedAccount[]): Promise<void> {
  const text = await textOf(file);
  if (text !== null && accounts.length === 0) return;
  const start = !text || text.endsWith('\n') ? '' : '\n';
  const target = await open(file, 'a', OWNER_ONLY);
  try {
    const lines = accounts.map(({ id, at }) => `${at.toISOString()} ${id}\n`);
    await namingFile(file, target.writeFile(start + lines.join('')));
    await namingFile(file, target.sync());
  } finally {
    await target.close();
  }
}
