import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import type { BlobStorage } from '@/lib/server/platform/blobs/blob-storage';
import { s3FromSettings } from '@/lib/server/platform/blobs/current-storage';
import { gridFsStorage } from '@/lib/server/platform/blobs/gridfs.repository';
import { env } from '@/lib/server/platform/config/env';
import { readManifest } from '@/lib/server/platform/db/backup/manifest';
import { restoreBackup } from '@/lib/server/platform/db/backup/restore-backup';
import { updateRestore } from '@/lib/server/platform/db/backup/restore-record';
import type { RestoreDocument } from '@/lib/server/platform/db/documents/coordination';
import { loadSettings } from '@/stack/load-settings';
import type { Command } from './command';
import { judgeRestored } from './restore/judge-restored';
import { judgmentLines, loadedLines, missingLines, paymentLines } from './restore/report';
import { closeAccountsAgain, settlePayments } from './restore/settle-restored';

const CONNECT_LIMIT_MS = 10_000;
const EXIT_TO_DECIDE = 3;

function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line);
}

/** In the database to be restored, which only this command may open yet. */
function storageFor(db: Db): BlobStorage {
  const s3 = env().FILE_STORAGE === 's3' ? s3FromSettings() : null;
  return s3 ?? gridFsStorage(async () => db);
}

async function verifyAuditLog(): Promise<boolean> {
  const { sealAuditLog } = await import('@/lib/server/platform/audit-log/seal-audit-log');
  const { verifyAuditLog: verify } = await import('@/lib/server/platform/audit-log/verify-audit-log');
  await sealAuditLog();
  const { fault, entries, head } = await verify();
  print([
    fault
      ? `VIOLATED  The audit log is NOT whole. ${fault.text}`
      : `held      the audit log is whole: ${entries} entries${head ? `, to ${head.seq}:${head.hash}` : ''}`,
  ]);
  return !fault;
}

async function finish(db: Db, record: RestoreDocument, usesProvider: boolean): Promise<number> {
  const { closeDatabase } = await import('@/lib/server/platform/db/client');
  try {
    const toDecide = usesProvider ? await settlePayments(record.backup.snapshotAt, print) : [];
    const isAllClosed = await closeAccountsAgain({ cancelsUnpaid: usesProvider, now: new Date() }, print);
    const judgments = await judgeRestored(db);
    print(judgmentLines(judgments));
    const isWhole = await verifyAuditLog();
    // The provider has it.
    const listed = toDecide.map(({ email: _email, ...payment }) => payment);
    await updateRestore(db, record._id, { state: 'done', doneAt: new Date(), listed });
    const isSound = isWhole && judgments.every(({ violations }) => violations.length === 0);
    if (!usesProvider)
      print(['The payment provider was not queried: payments since the backup are not settled.']);
    const needsDecision = !isSound || !isAllClosed || toDecide.length > 0 || !usesProvider;
    print([needsDecision ? 'Done. What is in capitals above is for you to decide.' : 'Done.']);
    return needsDecision ? EXIT_TO_DECIDE : 0;
  } finally {
    await closeDatabase();
  }
}

export const command: Command = {
  help: `Restores what \`forgeline backup\` wrote into MONGODB_URI, MONGODB_DB, which must be empty. Stop all servers and workers
first. Checks the files' hashes, ends sessions and one-time links, sets queued mails aside, begins a series of invoice numbers,
settles or lists every payment since the backup, closes accounts again that CLOSED_ACCOUNTS_FILE names, and judges the result. One that was cut short is repeated with the same words;
no server starts on half of the data. Uploaded files that the backup copied from a bucket go to where FILE_STORAGE says. Needs all settings of the store. Exit codes: 0 restored, 1 failed, 2 called wrongly, 3 restored, and
something is for you to decide.`,
  options: {
    'keep-series': {
      type: 'boolean',
      help: 'go on with the invoice numbers of the backup, if nothing was sold after it',
    },
    'without-payments': { type: 'boolean', help: 'do not ask the payment provider, for a rehearsal' },
  },
  words: ['folder'],
  async run({ options, words: [word = ''] }) {
    const usesProvider = !options['without-payments'];
    loadSettings(
      usesProvider ? ['AUDIT_LOG_SECRET', 'NEXTAUTH_URL', 'STRIPE_SECRET_KEY'] : ['AUDIT_LOG_SECRET'],
    );
    const folder = path.resolve(process.env.INIT_CWD ?? '.', word);
    const client = new MongoClient(env().MONGODB_URI, {
      serverSelectionTimeoutMS: CONNECT_LIMIT_MS,
      ignoreUndefined: true,
    });
    try {
      const db = client.db(env().MONGODB_DB);
      const keepsSeries = options['keep-series'] === true;
      const contents = storageFor(db);
      const record = await restoreBackup({ db, folder, now: new Date(), keepsSeries, contents });
      print(loadedLines(record));
      const manifest = await readManifest(folder);
      print(missingLines(manifest));
      if (record.state === 'done') {
        print(paymentLines({ counts: {}, listed: record.listed ?? [] }).slice(1));
        print(['This backup was restored here before; nothing was changed.']);
        return 0;
      }
      const code = await finish(db, record, usesProvider);
      return manifest.lost && code === 0 ? EXIT_TO_DECIDE : code;
    } finally {
      await client.close();
    }
  },
};
