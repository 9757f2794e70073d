import type { Db, UpdateFilter } from 'mongodb';
import type { OutboxMail, SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import type { CounterDocument } from '@/lib/server/platform/db/documents/receivables';
import type { ApiKeyDocument, UserDocument } from '@/lib/server/platform/db/documents/users';

export type SetBack = { sessions: number; keys: number; links: number; mails: number; deadMails: number };

export function newSeries(now: Date): string {
  return now.toISOString().slice(2, 16).replaceAll(/\D/g, '');
}

async function endSessions(db: Db): Promise<number> {
  const { modifiedCount } = await db
    .collection<UserDocument>('users')
    .updateMany({ 'sessions.0': { $exists: true } }, { $set: { sessions: [] } });
  return modifiedCount;
}

/** One that was revoked after the backup would be valid again. */
async function revokeApiKeys(db: Db, now: Date): Promise<number> {
  const { modifiedCount } = await db
    .collection<ApiKeyDocument>('api_keys')
    .updateMany({ revokedAt: { $exists: false } }, { $set: { revokedAt: now } });
  return modifiedCount;
}

async function endLinks(db: Db): Promise<number> {
  const { deletedCount } = await db.collection('account_tokens').deleteMany({});
  const { modifiedCount } = await db
    .collection<SubscriberDocument>('subscribers')
    .updateMany({ state: 'pending', confirmHash: { $exists: true } }, { $unset: { confirmHash: '' } });
  return deletedCount + modifiedCount;
}

/** Mails that someone waits for have links, which work no more. */
async function setMailsAside(db: Db, now: Date): Promise<Pick<SetBack, 'mails' | 'deadMails'>> {
  const outbox = db.collection<OutboxMail>('outbox');
  const dead = await outbox.updateMany({ kind: 'mail', state: 'waiting', urgent: true }, {
    $set: {
      state: 'failed',
      failedAt: now,
      lastError: 'its link ended when a backup was restored',
      text: '',
      html: '',
    },
    $unset: { unsubscribeUrl: '', replyTo: '', digest: '' },
  } as UpdateFilter<OutboxMail>);
  const aside = await outbox.updateMany(
    { kind: 'mail', state: { $in: ['waiting', 'held'] } },
    { $set: { state: 'set-aside' } },
  );
  return { mails: aside.modifiedCount, deadMails: dead.modifiedCount };
}

/** Numbers that were issued after the backup are not known: later ones are of a series of their own. */
async function beginSeries(db: Db, series: string): Promise<void> {
  const counters = db.collection<CounterDocument>('counters');
  for (const _id of ['invoice', 'credit-note'] as const)
    await counters.updateOne({ _id }, { $set: { series }, $setOnInsert: { last: 0 } }, { upsert: true });
}

/**
 * Ends sessions, API keys and one-time links, sets queued mails aside and begins a series of invoice numbers, unless
 * `series` is null. Repeating it changes nothing.
 */
export async function setBack(
  db: Db,
  { now, series }: { now: Date; series: string | null },
): Promise<SetBack> {
  const sessions = await endSessions(db);
  const keys = await revokeApiKeys(db, now);
  const links = await endLinks(db);
  const mails = await setMailsAside(db, now);
  if (series !== null) await beginSeries(db, series);
  return { sessions, keys, links, ...mails };
}
