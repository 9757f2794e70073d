import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { checkOut } from '@/proofs/previous-release/check-out';
import { putMovedOrdersBack } from '@/proofs/previous-release/moved-orders';
import { previousRevision } from '@/proofs/previous-release/previous-revision';
import { provePreviousRelease } from '@/proofs/previous-release/prove-previous-release';
import { judgeRestored } from '@/scripts/forgeline/restore/judge-restored';
import { buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { dropDatabase } from '@/stack/drop-database';
import { startMongo } from '@/stack/emulators';
import { freePorts } from '@/stack/ports';
import { runBuiltCommand } from './run-built-command';

const DATABASES = ['own', 'under', 'empty'] as const;

/** Undoes what tests did to their orders, and returns what is wrong with stock, orders and invoices of a database. */
async function judge(uri: string, database: string, say: (line: string) => void): Promise<string[]> {
  const client = new MongoClient(uri);
  try {
    const db = client.db(database);
    const moved = await putMovedOrdersBack(db.collection('orders'));
    if (moved.length > 0) say(`orders that tests moved back in time, put back: ${moved.join(', ')}`);
    const judgments = await judgeRestored(db);
    return judgments.flatMap(({ name, violations }) =>
      violations.map((violation) => `${name}: ${violation}`),
    );
  } finally {
    await client.close();
  }
}

/**
 * Proves that servers of the release before, of `from` where it is named, serve what this one migrated. Returns the violations. What it
 * made stays where it is if there are any.
 */
export async function runPreviousRelease(
  from: string | undefined,
  tests: readonly string[],
): Promise<string[]> {
  const say = (line: string) => console.log(`  ${line}`);
  const { commit, why } = previousRevision(from);
  console.log(`\nPrevious release: ${commit.slice(0, 12)} (${why}), on databases that this release migrated`);
  const work = mkdtempSync(path.join(tmpdir(), 'forgeline-previous-'));
  const children = new Children(path.join(work, 'database.log'));
  const violations: string[] = [];
  // So that several runs can share a real one.
  const suffix = path.basename(work).slice(-6);
  const interrupted = () => void children.stop().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  let uri = '';
  try {
    const distDir = await buildIfStale();
    const folder = path.join(work, 'release');
    const program = checkOut(commit, folder);
    const dataDir = path.join(work, 'database');
    mkdirSync(dataDir);
    const settings = { children, ports: await freePorts(), dataDir, environment: process.env };
    uri = (await startMongo(settings)).MONGODB_URI ?? '';
    violations.push(
      ...(await provePreviousRelease({
        ...{ checkout: { folder, program }, uri, work, suffix, tests, say },
        environment: process.env,
        runCommand: (words, more) => runBuiltCommand(distDir, words, more),
        judge: (database) => judge(uri, database, say),
      })),
    );
  } catch (error) {
    // A proof that does not finish has proved nothing.
    const reason = error instanceof Error ? error.message : String(error);
    say(`BROKEN OFF  ${reason}`);
    violations.push(`broken off: ${reason.split('\n')[0]}`);
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    if (process.env.MONGODB_URI) for (const name of DATABASES) await dropDatabase(uri, `${name}_${suffix}`);
    await children.stop();
  }
  if (violations.length === 0) rmSync(work, { recursive: true, force: true });
  else say(`what it made stays in ${work}`);
  return violations.map((violation) => `previous release: ${violation}`);
}
