import { expect, it } from 'vitest';
import { failedMails } from '@/lib/server/platform/db/migrations/0007-failed-mails';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

it('migration 0007 dates mails given up, once, and removes whom replies go to but from waiting ones', async () => {
  const db = newDatabase();
  const outbox = db.collection('outbox');
  const replyTo = 'eva@example.com';
  await outbox.insertMany([
    { key: 'failed', state: 'failed', to: replyTo, replyTo },
    { key: 'sent', state: 'sent', to: replyTo, sentAt: new Date(0), replyTo },
    { key: 'waiting', state: 'waiting', to: replyTo, replyTo },
  ]);
  const cut = AbortSignal.abort();
  await expect(failedMails.up({ db, signal: cut })).rejects.toThrow();
  const failedAt = (await outbox.findOne({ key: 'failed' }))?.failedAt;
  expect(failedAt).toBeInstanceOf(Date);
  for (let run = 1; run <= 2; run += 1) {
    await failedMails.up({ db, signal });
    expect(await outbox.findOne({ key: 'failed' })).toMatchObject({ failedAt, to: replyTo });
    expect(await outbox.countDocuments({ failedAt: { $exists: true } })).toBe(1);
    expect((await outbox.find({ replyTo }).toArray()).map(({ key }) => key)).toEqual(['waiting']);
  }
});
