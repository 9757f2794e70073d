import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import { leased } from '@/lib/server/platform/outbox/outbox-of';
import type { Language } from '@/lib/shared/site/languages';

const GROUPS_A_ROUND = 500;

/** Does nothing if its key is there. An upsert, because a duplicate key error would abort a transaction. */
export async function writeToOutbox(
  {
    key,
    ...content
  }: Pick<
    OutboxMail,
    | ('key' | 'to' | 'subject' | 'text' | 'html' | 'urgent')
    | ('replyTo' | 'unsubscribeUrl' | 'digest' | 'attachment')
  >,
  now: Date,
  session?: ClientSession,
): Promise<void> {
  const outbox = await collection('outbox');
  try {
    await outbox.updateOne(
      { key },
      {
        $setOnInsert: {
          _id: new ObjectId(),
          kind: 'mail',
          ...content,
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: now,
          createdAt: now,
        },
      },
      { upsert: true, session },
    );
  } catch (error) {
    if (session || !isDuplicateKey(error, 'key')) throw error;
  }
}

export async function isInOutbox(key: string, session: ClientSession): Promise<boolean> {
  const outbox = await collection('outbox');
  return (await outbox.findOne({ key }, { session, projection: { _id: 1 } })) !== null;
}

/** Deletes those that wait, are held or set aside. */
export async function deleteUnsent(keyStart: string, session?: ClientSession): Promise<void> {
  await (await collection('outbox')).deleteMany(
    { key: { $gte: keyStart, $lt: `${keyStart}\uffff` }, state: { $in: ['waiting', 'held', 'set-aside'] } },
    { session },
  );
}

/** Deletes the text, whose links could open accounts, and who replies go to. */
export async function markSent(id: ObjectId, at: Date): Promise<void> {
  const outbox = await collection('outbox');
  await outbox.updateOne(
    { _id: id },
    {
      $set: { state: 'sent', sentAt: at, text: '', html: '' },
      $unset: { lastError: '', unsubscribeUrl: '', replyTo: '', digest: '', attachment: '' },
    },
  );
}

/** Does nothing if its lease has passed to another process. */
export async function markHeld(mail: Pick<OutboxMail, '_id' | 'attempts'>, until: Date): Promise<void> {
  await (await collection('outbox')).updateOne(leased(mail), {
    $set: { state: 'held', nextAttemptAt: until },
  });
}

export type HeldGroup = { to: string; kind: string; language: Language };

export async function findDueGroups(kinds: readonly string[], now: Date): Promise<HeldGroup[]> {
  const groups = await (await collection('outbox'))
    .aggregate<{ _id: HeldGroup }>([
      {
        $match: {
          kind: 'mail',
          state: 'held',
          nextAttemptAt: { $lte: now },
          'digest.kind': { $in: [...kinds] },
        },
      },
      {
        $group: {
          _id: { to: '$to', kind: '$digest.kind', language: '$digest.language' },
          dueAt: { $min: '$nextAttemptAt' },
        },
      },
      { $sort: { dueAt: 1 } },
      { $limit: GROUPS_A_ROUND },
    ])
    .toArray();
  return groups.map(({ _id }) => _id);
}

export async function findHeld(
  { to, kind, language }: HeldGroup,
  now: Date,
  limit: number,
  session: ClientSession,
): Promise<OutboxMail[]> {
  return (await collection('outbox'))
    .find(
      {
        to,
        kind: 'mail',
        state: 'held',
        nextAttemptAt: { $lte: now },
        'digest.kind': kind,
        'digest.language': language,
      },
      { sort: { createdAt: 1, _id: 1 }, limit, session },
    )
    .toArray();
}

export async function markSummed(ids: readonly ObjectId[], at: Date, session: ClientSession): Promise<void> {
  await (await collection('outbox')).updateMany(
    { _id: { $in: [...ids] }, state: 'held' },
    { $set: { state: 'summed', sentAt: at, text: '', html: '' }, $unset: { digest: '' } },
    { session },
  );
}

/** `nextAttemptAt` null: given up, and deleted as long after `at` as a sent one. */
export async function markFailedAttempt(
  mail: Pick<OutboxMail, '_id' | 'attempts'>,
  reason: string,
  { nextAttemptAt, at }: { nextAttemptAt: Date | null; at: Date },
): Promise<void> {
  const outbox = await collection('outbox');
  await outbox.updateOne(
    leased(mail),
    nextAttemptAt
      ? { $set: { lastError: reason, nextAttemptAt } }
      : {
          $set: { lastError: reason, state: 'failed', failedAt: at, text: '', html: '' },
          $unset: { unsubscribeUrl: '', replyTo: '', digest: '' },
        },
  );
}

export async function findMailsTo(email: string): Promise<OutboxMail[]> {
  return (await collection('outbox'))
    .find({ kind: 'mail', to: email }, { sort: { createdAt: -1 } })
    .toArray();
}

/** From mails that were sent, or have failed; pending ones are still to be sent. */
export async function blankRecipient(email: string, session: ClientSession): Promise<void> {
  await (await collection('outbox')).updateMany(
    { kind: 'mail', to: email, state: { $nin: ['waiting', 'held', 'set-aside'] } },
    // The mail server's reply often repeats the address.
    { $set: { to: '' }, $unset: { lastError: '' } },
    { session },
  );
}

type MailCounts = {
  waiting: number;
  held: number;
  /** Given up in the last 90 days. */
  failed: number;
  oldestWaitingAt: Date | null;
};

export async function countMails(): Promise<MailCounts> {
  const outbox = await collection('outbox');
  const count = (state: 'waiting' | 'held' | 'failed') => outbox.countDocuments({ kind: 'mail', state });
  const [waiting, held, failed, oldest] = await Promise.all([
    count('waiting'),
    count('held'),
    count('failed'),
    outbox.findOne(
      { kind: 'mail', state: 'waiting' },
      { sort: { createdAt: 1 }, projection: { createdAt: 1 } },
    ),
  ]);
  return { waiting, held, failed, oldestWaitingAt: oldest?.createdAt ?? null };
}
