import { EnvError } from '@/lib/server/platform/config/env';
import { loadSettings } from '@/stack/load-settings';

/**
 * `npm run audit:verify [-- --expect <seq>:<hash>]`: walks the audit log's hash chain and names the first entry that
 * was changed, removed or inserted. Exit code 0: whole; 1: not; 2: it could not be read. `--expect` takes the end that
 * an earlier run printed, kept where the database's administrators cannot write.
 */
function expectedEnd(args: readonly string[]): { seq: number; hash: string } | undefined {
  const at = args.indexOf('--expect');
  if (at === -1) return undefined;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(args[at + 1] ?? '') ?? [];
  if (seq === undefined || hash === undefined) {
    console.error('--expect takes the end that an earlier run printed: <number>:<hash>.');
    process.exit(2);
  }
  return { seq: Number(seq), hash };
}

async function main(): Promise<number> {
  const expected = expectedEnd(process.argv.slice(2));
  loadSettings();
  const { sealAuditLog } = await import('@/lib/server/platform/audit-log/seal-audit-log');
  const { verifyAuditLog } = await import('@/lib/server/platform/audit-log/verify-audit-log');
  const { client } = await import('@/lib/server/platform/db/client');
  try {
    const verdict = await verifyAuditLog(expected);
    if (!verdict.fault && verdict.waiting > 0) await sealAuditLog();
    const { fault, head, entries } = verdict;
    if (fault) {
      console.error(`The audit log is NOT whole. ${fault.text}`);
      return 1;
    }
    console.log(`The audit log is whole: ${entries} entries, ${verdict.waiting} waiting for their place.`);
    if (head) console.log(`It ends at ${head.seq}:${head.hash}`);
    return 0;
  } finally {
    await client().close();
  }
}

try {
  process.exit(await main());
} catch (error) {
  if (error instanceof EnvError) console.error(error.message);
  else console.error(`The audit log could not be read: ${error instanceof Error ? error.message : error}`);
  process.exit(2);
}
