import { MongoServerError } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type DigestKinds, hourEndOf } from '@/lib/server/platform/mail/digests-and-attachments';
import { startOutboxDispatcher } from '@/lib/server/platform/mail/dispatch-outbox';
import { countMail } from '@/lib/server/platform/mail/mail-counts.repository';
import { anonymiseRecipient, enqueueMail } from '@/lib/server/platform/mail/outbox';
import { sendDigests } from '@/lib/server/platform/mail/send-digests';
import { leaseDue } from '@/lib/server/platform/outbox/outbox-of';
import type { Language } from '@/lib/shared/site/languages';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'digests', MAIL_CONNECTIONS: 3 }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

type Sent = { key: string; to: string; subject: string; text: string };
const server = vi.hoisted(() => ({
  sent: [] as Sent[],
  take: async (_mail: Sent): Promise<void> => undefined,
}));
vi.mock('@/lib/server/platform/mail/transport', () => ({
  MailRefused: class extends Error {},
  closeTransport: () => undefined,
  sendMail: async (mail: Sent) => {
    await server.take(mail);
    server.sent.push(mail);
  },
}));

const MOST = 3;
const KINDS: DigestKinds = {
  orders: {
    most: MOST,
    compose: ({ language, total, entries }) => ({
      subject: `${total} in ${language}`,
      text: entries.map(({ text, url }) => `${text} ${url}`).join('\n'),
      html: '',
    }),
  },
};

const LIMIT = { timeout: 25_000 };
const dispatchers: { stop: () => Promise<void> }[] = [];

giveOwnDatabase(settings);

beforeEach(async () => {
  await (await collection('outbox')).deleteMany({});
  await (await collection('mail_counts')).deleteMany({});
  // All of a test is within one hour of the clock, whenever it runs.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:15:00Z') });
  Object.assign(server, { sent: [], take: async () => undefined });
});

afterEach(async () => {
  for (const dispatcher of dispatchers.splice(0)) await dispatcher.stop();
  vi.useRealTimers();
});

const start = (kinds?: DigestKinds) => dispatchers.push(startOutboxDispatcher(kinds));
const outboxOf = async (state: OutboxMail['state']) => (await collection('outbox')).countDocuments({ state });
const mailOf = (
  key: string,
  { to = 'a@example.com', language = 'en' as Language, kind = 'orders' } = {},
) => ({
  key,
  to,
  subject: `About ${key}`,
  text: 't',
  html: 'h',
  digest: { kind, language, url: `https://shop.example/${key}` },
});
const write = (key: string, options?: Parameters<typeof mailOf>[1]) => enqueueMail(mailOf(key, options));
/** How many attempts of a mail were refused so far. */
async function refusedAttempts(key: string): Promise<number> {
  const mail = await (await collection('outbox')).findOne({ key });
  return mail?.lastError ? mail.attempts : 0;
}
async function writeAll(count: number, options?: Parameters<typeof write>[1]): Promise<void> {
  for (let index = 1; index <= count; index += 1) await write(`order-${index}`, options);
}
/** Waits until nothing is waiting: all is sent, held or summed up. */
const settled = () => expect.poll(() => outboxOf('waiting'), LIMIT).toBe(0);
const NEXT_HOUR = new Date('2026-11-22T11:00:00Z');

it('mails of one kind to one recipient are sent singly up to the cap, also by several instances, and then held', async () => {
  await writeAll(10);
  start(KINDS);
  start(KINDS);
  await settled();
  expect(server.sent).toHaveLength(MOST);
  expect(await outboxOf('held')).toBe(10 - MOST);
});

it('mails of one kind to one recipient are summed up after the hour, each in one digest, whichever process makes it and however often', async () => {
  await writeAll(8);
  start(KINDS);
  await settled();
  const single = server.sent.map(({ key }) => key);
  expect(await sendDigests(KINDS, new Date('2026-11-22T10:59:59Z'))).toBe(0);
  const made = await Promise.all(Array.from({ length: 3 }, () => sendDigests(KINDS, NEXT_HOUR)));
  expect(made.reduce((sum, count) => sum + count)).toBe(1);
  expect(await sendDigests(KINDS, NEXT_HOUR)).toBe(0);
  vi.setSystemTime(NEXT_HOUR);
  start(KINDS);
  await expect.poll(() => server.sent.length, LIMIT).toBe(MOST + 1);
  await settled();
  const held = Array.from({ length: 8 }, (_, index) => `order-${index + 1}`).filter(
    (key) => !single.includes(key),
  );
  expect(server.sent.at(-1)).toMatchObject({
    to: 'a@example.com',
    subject: '5 in en',
    text: held.map((key) => `About ${key} https://shop.example/${key}`).join('\n'),
  });
  expect(await outboxOf('held')).toBe(0);
  expect(await (await collection('outbox')).findOne({ state: 'summed' })).toMatchObject({
    text: '',
    html: '',
    sentAt: NEXT_HOUR,
  });
});

it('mails of one kind to one recipient are counted anew in the next hour, and apart for each recipient and kind', async () => {
  await writeAll(MOST + 1);
  await write('for-b', { to: 'b@example.com' });
  await write('of-no-cap', { kind: 'receipts' });
  start(KINDS);
  await settled();
  expect(server.sent).toHaveLength(MOST + 2);
  vi.setSystemTime(NEXT_HOUR);
  await write('next-hour');
  start(KINDS);
  await settled();
  expect(server.sent.map(({ key }) => key)).toContain('next-hour');
});

it('mails of one kind to one recipient have a digest in each language they are in', async () => {
  for (let index = 1; index <= MOST; index += 1)
    await countMail('orders', 'a@example.com', hourEndOf(new Date()));
  await write('one');
  await write('eins', { language: 'de' });
  start(KINDS);
  await settled();
  expect(await sendDigests(KINDS, NEXT_HOUR)).toBe(2);
  vi.setSystemTime(NEXT_HOUR);
  start(KINDS);
  await settled();
  expect(server.sent.map(({ subject }) => subject).toSorted()).toEqual(['1 in de', '1 in en']);
});

it('mails of one kind to one recipient count once where their transaction is run again, and where the mail server takes them later', async () => {
  let runs = 0;
  await inTransaction(async (session) => {
    runs += 1;
    await enqueueMail(mailOf('late'), session);
    const errorLabels = ['TransientTransactionError'];
    if (runs === 1) throw new MongoServerError({ message: 'lost a race', errorLabels });
  });
  let refusals = 0;
  server.take = async () => {
    if (refusals === 2) return;
    refusals += 1;
    throw new Error('try later');
  };
  start(KINDS);
  for (const attempt of [1, 2]) {
    await expect.poll(() => refusedAttempts('late'), LIMIT).toBe(attempt);
    vi.setSystemTime(Date.now() + 60_000);
  }
  await expect.poll(() => server.sent.length, LIMIT).toBe(1);
  expect(await (await collection('mail_counts')).find().toArray()).toMatchObject([{ count: 1 }]);
});

it('mails of one kind to one recipient are not lost where a process dies between counting and holding one', async () => {
  await writeAll(MOST + 2);
  const dead = await leaseDue('mail', {}, { now: new Date(), leaseMs: 120_000 });
  await countMail('orders', 'a@example.com', hourEndOf(new Date()));
  start(KINDS);
  await expect.poll(() => outboxOf('held'), LIMIT).toBe(2);
  expect(server.sent).toHaveLength(MOST - 1);
  vi.setSystemTime(Date.now() + 121_000);
  await settled();
  expect(server.sent.length + (await outboxOf('held'))).toBe(MOST + 2);
  expect(await (await collection('outbox')).findOne({ _id: dead?._id })).not.toMatchObject({
    state: 'waiting',
  });
});

it('mails of one kind to one recipient have their recipient while they are held, as others that are still to be sent', async () => {
  await writeAll(MOST + 1);
  start(KINDS);
  await settled();
  await inTransaction((session) => anonymiseRecipient('a@example.com', session));
  expect(await sendDigests(KINDS, NEXT_HOUR)).toBe(1);
  expect(await (await collection('outbox')).findOne({ key: /^digest:/ })).toMatchObject({
    to: 'a@example.com',
  });
});

it('mails of one kind to one recipient are not held where nobody can sum them up', async () => {
  await writeAll(MOST + 2);
  start();
  await expect.poll(() => server.sent.length, LIMIT).toBe(MOST + 2);
});
