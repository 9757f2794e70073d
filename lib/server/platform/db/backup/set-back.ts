import type { Db, UpdateFilter } from 'mongodb';
import type { OutboxWebhook, WebhookEndpointDocument } from '@/lib/server/platform/db/documents/integrations';
import type { OutboxMail, SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import type { CounterDocument } from '@/lib/server/platform/db/documents/receivables';
import type { ApiKeyDocument, UserDocument } from '@/lib/server/platform/db/documents/users';

export type SetBack = {
  sessions: number;
  keys: number;
  links: number;
  mails: number;
  deadMails: number;
  endpoints: number;
};

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

/** Receivers may have had what waited; where an endpoint goes on is for an admin to say. */
async function disableEndpoints(db: Db, now: Date): Promise<number> {
  const endpoints = db.collection<WebhookEndpointDocument>('webhook_endpoints');
  const disabled = await endpoints.updateMany(
    { state: 'enabled' },
    {
      $set: { state: 'disabled', why: 'restored', disabledAt: now },
      $unset: { failingSince: '', warnedAt: '' },
    },
  );
  await db
    .collection<OutboxWebhook>('outbox')
    .updateMany(
      { kind: 'webhook', state: { $in: ['waiting', 'held'] } },
      { $set: { state: 'failed', failedAt: now }, $push: { log: { at: now, error: 'restored', ms: 0 } } },
    );
  return disabled.modifiedCount;
}

/** Numbers that were issued after the backup are not known: later ones are of a series of their own. */
async function beginSeries(db: Db, series: string): Promise<void> {
  const counters = db.collection<CounterDocument>('counters');
  for (const _id of ['invoice', 'credit-note', 'delivery-note'] as const)
    await counters.updateOne({ _id }, { $set: { series }, $setOnInsert: { last: 0 } }, { upsert: true });
}

/**
 * Ends sessions, API keys and one-time links, sets queued mails aside, disables endpoints of webhooks and begins a series of the
 * numbers of papers, unless `series` is null. Repeating it changes nothing.
 */
export async function setBack(
  db: Db,
  { now, series }: { now: Date; series: string | null },
): Promise<SetBack> {
  const sessions = await endSessions(db);
  const keys = await revokeApiKeys(db, now);
  const links = await endLinks(db);
  const mails = await setMailsAside(db, now);
  const endpoints = await disableEndpoints(db, now);
  if (series !== null) await beginSeries(db, series);
  return { sessions, keys, links, ...mails, endpoints };
}
