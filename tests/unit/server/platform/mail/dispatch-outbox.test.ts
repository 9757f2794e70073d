import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import { INDEXES } from '@/lib/server/platform/db/migrations/indexes';
import { startOutboxDispatcher } from '@/lib/server/platform/mail/dispatch-outbox';
import { anonymiseRecipient, enqueueMail } from '@/lib/server/platform/mail/outbox';
import { MailRefused } from '@/lib/server/platform/mail/transport';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'outbox', MAIL_CONNECTIONS: 3 }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

/** The mail server: what it was handed, in order, and how long it takes. */
const server = vi.hoisted(() => ({
  handed: [] as string[],
  atATime: 0,
  most: 0,
  take: async (_key: string): Promise<void> => undefined,
}));
vi.mock('@/lib/server/platform/mail/transport', () => ({
  MailRefused: class extends Error {},
  closeTransport: () => undefined,
  sendMail: async ({ key }: { key: string }) => {
    server.handed.push(key);
    server.atATime += 1;
    server.most = Math.max(server.most, server.atATime);
    await server.take(key).finally(() => {
      server.atATime -= 1;
    });
  },
}));

const LIMIT = { timeout: 25_000 };
let dispatchers: { stop: () => Promise<void> }[];

giveOwnDatabase(settings);

beforeEach(async () => {
  await (await collection('outbox')).deleteMany({});
  Object.assign(server, { handed: [], atATime: 0, most: 0, take: async () => undefined });
  dispatchers = [];
});

afterEach(async () => {
  for (const dispatcher of dispatchers) await dispatcher.stop();
});

const start = () => dispatchers.push(startOutboxDispatcher());
const write = (key: string, urgent = false) =>
  enqueueMail({ key, to: 'a@example.com', subject: key, text: 't', html: 'h', ...(urgent && { urgent }) });
const keys = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}`);

/** A mail server that keeps every mail it is handed until it is let go. */
function holdMails(): () => void {
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.take = () => gone;
  return () => {
    server.take = async () => undefined;
    letGo();
  };
}

it('the outbox sends each mail once, also with several instances, as many at a time as there are connections', async () => {
  const wanted = keys('order', 120);
  for (const key of wanted) await write(key);
  start();
  start();
  await expect.poll(() => server.handed.length, LIMIT).toBe(wanted.length);
  const sent = await collection('outbox');
  await expect.poll(() => sent.countDocuments({ state: 'sent' }), LIMIT).toBe(wanted.length);
  expect(server.handed.toSorted()).toEqual(wanted.toSorted());
  expect(server.most).toBeLessThanOrEqual(6);
});

it('the outbox uses every connection while mails wait', async () => {
  for (const key of keys('order', 5)) await write(key);
  const letGo = holdMails();
  start();
  await expect.poll(() => server.atATime, LIMIT).toBe(3);
  letGo();
  await expect.poll(() => server.handed.length, LIMIT).toBe(5);
});

it('the outbox sends urgent mails before all that waited longer, and of those the oldest now and then', async () => {
  for (const key of keys('order', 30)) await write(key);
  for (const key of keys('reset', 12)) await write(key, true);
  start();
  await expect.poll(() => server.handed.length, LIMIT).toBe(42);
  const urgent = server.handed.flatMap((key, place) => (key.startsWith('reset') ? [place] : []));
  expect(urgent.at(-1)).toBeLessThan(20);
  expect(server.handed.slice(0, 12).some((key) => key.startsWith('order'))).toBe(true);
});

it('the outbox sends the next mail while the mail server takes long over another', async () => {
  await write('slow');
  const letGo = holdMails();
  start();
  await expect.poll(() => server.handed, LIMIT).toEqual(['slow']);
  server.take = async () => undefined;
  await write('reset', true);
  await expect.poll(() => server.handed, LIMIT).toEqual(['slow', 'reset']);
  letGo();
});

it('the outbox loses and repeats none where an attempt fails', async () => {
  for (const key of keys('order', 10)) await write(key);
  server.take = (key) => (key === 'order-3' ? Promise.reject(new Error('try later')) : Promise.resolve());
  start();
  const outbox = await collection('outbox');
  await expect.poll(() => outbox.countDocuments({ state: 'sent' }), LIMIT).toBe(9);
  expect(await outbox.findOne({ key: 'order-3' })).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(server.handed.toSorted()).toEqual(keys('order', 10));
});

it('the outbox retains of a mail given up what names no one but its recipient, and that no longer than of a sent one', async () => {
  const mail = { to: 'a@example.com', subject: 's', text: 't', html: 'h', replyTo: 'b@example.com' };
  for (const key of ['refused', 'taken']) await enqueueMail({ key, ...mail });
  server.take = (key) =>
    key === 'refused' ? Promise.reject(new MailRefused('no a@example.com here')) : Promise.resolve();
  start();
  const outbox = await collection('outbox');
  await expect.poll(() => outbox.countDocuments({ state: 'waiting' }), LIMIT).toBe(0);
  const [refused, taken] = await outbox.find({}, { sort: { key: 1 } }).toArray();
  expect(refused).toMatchObject({ state: 'failed', failedAt: expect.any(Date), text: '', html: '' });
  expect(taken).toMatchObject({ state: 'sent', sentAt: expect.any(Date) });
  expect([refused, taken].filter((record) => record?.replyTo !== undefined)).toEqual([]);
  const lifetimes = (INDEXES.outbox ?? []).flatMap(([keys, options]) =>
    options && 'expireAfterSeconds' in options ? [[...Object.keys(keys), options.expireAfterSeconds]] : [],
  );
  expect(lifetimes).toEqual([
    ['sentAt', 90 * 24 * 3600],
    ['failedAt', 90 * 24 * 3600],
  ]);
  await client().withSession((session) => anonymiseRecipient('a@example.com', session));
  expect(JSON.stringify(await outbox.find().toArray())).not.toContain('a@example.com');
});

it('the outbox stops after the mails under way', async () => {
  for (const key of keys('order', 10)) await write(key);
  const letGo = holdMails();
  start();
  await expect.poll(() => server.atATime, LIMIT).toBe(3);
  const stopped = dispatchers[0]?.stop();
  letGo();
  await stopped;
  const outbox = await collection('outbox');
  expect(await outbox.countDocuments({ state: 'sent' })).toBe(3);
  expect(server.handed).toHaveLength(3);
});
