import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MongoClient } from 'mongodb';
import { inRoot, ROOT } from '@/stack/paths';

export type RunningCommand = {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
};

/** A command of `forgeline.mjs`. */
export function runCommand(words: readonly string[], environment: NodeJS.ProcessEnv): RunningCommand {
  const child = spawn(process.execPath, [inRoot('forgeline.mjs'), ...words], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output.join(''), ended };
}

/** All calls come from one address. */
const RATE_LIMIT_SCALE = '10000';
/** A few buyers place all orders, and dates are moved to expire them. */
const ACCOUNT_LIMITS = {
  UNCAPPED_ACCOUNTS: '1',
  OPEN_ORDERS_MAX_UNVERIFIED: '100000',
  PAYMENT_INTENTS_MAX: '100000',
  CARD_DECLINES_MAX: '100000',
  ORDER_MAILS_MAX: '100000',
};
/** The balancer checks readiness several times meanwhile. */
const BEHIND_A_FRONT = { TRUSTED_PROXIES: '1', DRAIN_DELAY_SECONDS: '2' };

export function proofSettings({
  isBehindFront,
  receiver,
}: {
  isBehindFront: boolean;
  /** The port at which a receiver of webhooks may listen. */
  receiver: number;
}): Record<string, string> {
  const hosts = { WEBHOOK_PRIVATE_HOSTS: `127.0.0.1:${receiver}` };
  return { RATE_LIMIT_SCALE, ...hosts, ...ACCOUNT_LIMITS, ...(isBehindFront ? BEHIND_A_FRONT : {}) };
}

/**
 * How long the database holds the locks of a killed server's transactions; a minute by default, in which nobody else can
 * change those documents (docs/operations.md).
 */
const TRANSACTION_LIFETIME_SECONDS = 5;

export async function limitTransactions(client: MongoClient): Promise<void> {
  const command = { setParameter: 1, transactionLifetimeLimitSeconds: TRANSACTION_LIFETIME_SECONDS };
  await client.db('admin').command(command);
}
