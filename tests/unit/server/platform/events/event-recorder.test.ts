import { MongoError } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { collection } from '@/lib/server/platform/db/collections';
import { afterCommit, inTransaction } from '@/lib/server/platform/db/transaction';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { onKick } from '@/lib/server/platform/outbox/senders';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({ refreshPublic: vi.fn() }));
giveOwnDatabase(settings);

type Facts = { name: string };
const mailOf = (key: string) => ({ key, to: 'a@example.com', subject: key, text: 't', html: 'h' });

const record = eventRecorder<{ 'tool.added': Facts; 'tool.edited': Facts; 'tool.polished': Facts }>({
  'tool.added': {
    audit: ({ name }) => ({ actor: 'system', subject: { kind: 'tool', id: name }, after: { name } }),
    mails: ({ name }) => [mailOf(`first:${name}`), mailOf(`second:${name}`)],
    stale: ({ name }) => ['tools', `tool:${name}`],
  },
  'tool.edited': {
    audit: ({ name }) => ({ actor: 'system', subject: { kind: 'tool', id: name } }),
  },
  'tool.polished': { mails: ({ name }) => [mailOf(`polished:${name}`)] },
});

const kick = vi.fn();
const left = async () => ({
  audit: (await (await collection('audit_pending')).find().toArray()).map(
    ({ action, subject }) => `${action} ${subject.id}`,
  ),
  mails: (await (await collection('outbox')).find().toArray()).map(({ key }) => key),
  refreshed: vi.mocked(refreshPublic).mock.calls,
  kicks: kick.mock.calls.length,
});

let forget: () => void;
beforeEach(() => {
  forget = onKick('mail', kick);
});

afterEach(async () => {
  forget();
  vi.clearAllMocks();
  for (const name of ['outbox', 'audit_pending'] as const) await (await collection(name)).deleteMany({});
});

it('an event leaves its audit entry and its mails; after the commit the outbox is looked at and tags are refreshed, once', async () => {
  await inTransaction(async (session) => {
    await record('tool.added', { name: 'one' }, session);
    await record('tool.added', { name: 'two' }, session);
    expect([vi.mocked(refreshPublic).mock.calls, kick.mock.calls]).toEqual([[], []]);
  });
  expect(await left()).toEqual({
    audit: ['tool.added one', 'tool.added two'],
    mails: ['first:one', 'second:one', 'first:two', 'second:two'],
    refreshed: [['tools', 'tool:one', 'tool:two']],
    kicks: 1,
  });
});

it('an event needs no mails and no tags, and one that the audit log does not name has no entry', async () => {
  await inTransaction((session) => record('tool.edited', { name: 'one' }, session));
  expect(await left()).toEqual({ audit: ['tool.edited one'], mails: [], refreshed: [], kicks: 0 });
  await inTransaction((session) => record('tool.polished', { name: 'one' }, session));
  expect(await left()).toMatchObject({ audit: ['tool.edited one'], mails: ['polished:one'], kicks: 1 });
});

it('an event of no transaction takes effect at once', async () => {
  await record('tool.added', { name: 'one' });
  expect(await left()).toMatchObject({
    audit: ['tool.added one'],
    mails: ['first:one', 'second:one'],
    refreshed: [['tools', 'tool:one']],
  });
  expect(kick).toHaveBeenCalled();
});

it('an event leaves nothing where its transaction is aborted', async () => {
  const refused = inTransaction(async (session) => {
    await record('tool.added', { name: 'one' }, session);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await left()).toEqual({ audit: [], mails: [], refreshed: [], kicks: 0 });
});

it('an event counts as it was recorded in the last run of a transaction that is run again', async () => {
  let runs = 0;
  await inTransaction(async (session) => {
    runs += 1;
    await record('tool.added', { name: `run ${runs}` }, session);
    if (runs > 1) return;
    const lost = new MongoError('a write conflict');
    lost.addErrorLabel('TransientTransactionError');
    throw lost;
  });
  expect(await left()).toEqual({
    audit: ['tool.added run 2'],
    mails: ['first:run 2', 'second:run 2'],
    refreshed: [['tools', 'tool:run 2']],
    kicks: 1,
  });
});

it('what follows a commit does not make a change look failed that is stored', async () => {
  const next = vi.fn();
  const value = await inTransaction(async (session) => {
    afterCommit(session, () => {
      throw new Error('no pages here');
    });
    afterCommit(session, next);
    return 'stored';
  });
  expect(value).toBe('stored');
  expect(next).toHaveBeenCalledOnce();
});

it('what follows a commit needs a session of inTransaction, or none', async () => {
  const next = vi.fn();
  const ended = await inTransaction(async (session) => session);
  afterCommit(undefined, next);
  expect(next).toHaveBeenCalledOnce();
  expect(() => afterCommit({} as typeof ended, next)).toThrow('inTransaction');
});
