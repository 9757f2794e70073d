import { setTimeout } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { refuseToStart } from '@/lib/server/platform/supervision/supervised';
import { openDatabase } from './client';
import { isMigrationError } from './migrations/run-migrations';

const TRY_AGAIN_AFTER_MS = 1_000;

/** Returns whether the database is open. A migration that failed ends the process: nothing may serve half-migrated data. */
async function tryToOpen(onFailure: (error: unknown) => void): Promise<boolean> {
  try {
    await openDatabase();
    return true;
  } catch (error) {
    if (isMigrationError(error)) return refuseToStart(error.message);
    onFailure(error);
    return false;
  }
}

async function keepTrying(): Promise<void> {
  do await setTimeout(TRY_AGAIN_AFTER_MS, undefined, { ref: false });
  while (!(await tryToOpen(() => undefined)));
}

/**
 * Opens and migrates the database, then runs `whenOpen`, whose failure is logged. Resolves after the first attempt, and
 * tries again every second while the database is down. A migration that fails ends the process with code 1.
 */
export async function openAtStart(whenOpen: () => Promise<unknown>): Promise<void> {
  const tell = (error: unknown) => log().error({ error }, 'the database cannot be reached yet');
  const prepare = () => whenOpen().catch(tell);
  if (await tryToOpen(tell)) await prepare();
  else void keepTrying().then(prepare);
}
