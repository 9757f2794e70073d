import { EnvError } from '@/lib/server/platform/config/env';
import { loadSettings } from '@/stack/load-settings';
import { type Command, UsageError } from './command';

const EXIT_NOT_WHOLE = 1;
const EXIT_UNREADABLE = 2;

function expectedEnd(text: string | boolean | undefined): { seq: number; hash: string } | undefined {
  if (text === undefined) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(String(text)) ?? [];
  if (seq === undefined || hash === undefined)
    throw new UsageError('--expect takes the end that an earlier run printed: <number>:<hash>.');
  return { seq: Number(seq), hash };
}

async function verify(expected: { seq: number; hash: string } | undefined): Promise<number> {
  loadSettings(['AUDIT_LOG_SECRET']);
  const { sealAuditLog } = await import('@/lib/server/platform/audit-log/seal-audit-log');
  const { verifyAuditLog } = await import('@/lib/server/platform/audit-log/verify-audit-log');
  const { closeDatabase } = await import('@/lib/server/platform/db/client');
  try {
    const verdict = await verifyAuditLog(expected);
    if (!verdict.fault && verdict.waiting > 0) await sealAuditLog();
    const { fault, head, entries } = verdict;
    if (fault) {
      console.error(`The audit log is NOT whole. ${fault.text}`);
      return EXIT_NOT_WHOLE;
    }
    console.log(`The audit log is whole: ${entries} entries, ${verdict.waiting} waiting for their place.`);
    if (head) console.log(`It ends at ${head.seq}:${head.hash}`);
    return 0;
  } finally {
    await closeDatabase();
  }
}

export const command: Command = {
  help: `Walks the chain and names the first entry that was changed, removed or inserted. Needs MONGODB_URI, MONGODB_DB and
AUDIT_LOG_SECRET alone. Exit codes: 0 whole, 1 not whole, 2 it could not be read.`,
  options: {
    expect: {
      type: 'string',
      value: 'number:hash',
      help: 'the end that an earlier run printed, kept where the database’s administrators cannot write',
    },
  },
  async run({ options }) {
    const expected = expectedEnd(options.expect);
    try {
      return await verify(expected);
    } catch (error) {
      const cause = error instanceof Error ? error.message : error;
      console.error(error instanceof EnvError ? cause : `The audit log could not be read: ${cause}`);
      return EXIT_UNREADABLE;
    }
  },
};
