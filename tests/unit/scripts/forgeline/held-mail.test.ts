import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import { checkHeldMail } from '@/scripts/forgeline/doctor/check-database';
import { command } from '@/scripts/forgeline/held-mail';
import { heldMail } from '@/tests/support/held-mails';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/stack/load-settings', () => ({ loadSettings: () => undefined }));
// The command ends its process; here the next one goes on.
vi.mock(import('@/lib/server/platform/db/client'), async (actual) => ({
  ...(await actual()),
  closeDatabase: async () => undefined,
}));
giveOwnDatabase(settings);

const WRITTEN = new Date('2026-11-20T08:00:00Z');
const MORE_THAN_A_BATCH = 103;
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => printed.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of ['outbox', 'audit_pending'] as const) await (await collection(name)).deleteMany({});
});

async function hold(count: number, about: Partial<OutboxMail> = {}) {
  const mails = Array.from({ length: count }, (_, n) =>
    heldMail({ to: `buyer${n}@example.com`, createdAt: WRITTEN, ...about }),
  );
  await (await collection('outbox')).insertMany(mails);
  return mails.map((mail) => ({ ...mail, id: mail._id.toHexString() }));
}

type Flags = { list?: true; send?: true; discard?: true };
const run = async (options: Flags, words: string[] = []) => command.run({ options, words });
const events = async () => (await collection('audit_pending')).find().toArray();
const mailOf = async (id: string) => (await collection('outbox')).findOne({ _id: new ObjectId(id) });
const statesOf = async () => {
  const mails = await (await collection('outbox')).find().toArray();
  return [...new Set(mails.map(({ state }) => state))];
};
const DECISIONS = [
  ['send', 'held-mail.sent', 'waiting', 'queued'],
  ['discard', 'held-mail.discarded', 'failed', 'given up'],
] as const;

it('held mails are counted, and nothing is decided without an option', async () => {
  expect(await run({})).toBe(0);
  expect(printed).toEqual(['No mail is set aside.']);
  await hold(2);
  await hold(1, { key: 'order-paid:1', createdAt: new Date('2026-11-19T08:00:00Z') });
  expect(await run({})).toBe(0);
  expect(printed.slice(1)).toEqual([
    'newsletter-welcome: 2, the oldest of 2026-11-20T08:00:00.000Z',
    'order-paid: 1, the oldest of 2026-11-19T08:00:00.000Z',
  ]);
  expect([await statesOf(), await events()]).toEqual([['set-aside'], []]);
});

it('held mails are listed, oldest first, without texts and the secrets in keys', async () => {
  const [later] = await hold(1);
  const [earlier] = await hold(1, {
    key: 'verify-email:hash-of-a-link',
    subject: 'Verify\u001b[2J your address',
    createdAt: new Date('2026-11-19T08:00:00Z'),
  });
  await hold(1, { key: 'order-paid:1', state: 'waiting' });
  expect(await run({ list: true })).toBe(0);
  expect(printed).toEqual([
    String.raw`${earlier?.id}  2026-11-19T08:00:00.000Z  verify-email  buyer0@example.com  "Verify\u001b[2J your address"`,
    `${later?.id}  2026-11-20T08:00:00.000Z  newsletter-welcome  buyer0@example.com  "Welcome"`,
  ]);
});

describe.each(DECISIONS)('--%s', (decision, action, state, words) => {
  it('a decision about held mails is about all of them, each with an entry in the audit log', async () => {
    const mails = await hold(MORE_THAN_A_BATCH);
    expect(await run({ [decision]: true })).toBe(0);
    expect(printed).toEqual([`${MORE_THAN_A_BATCH} mails are ${words}.`]);
    expect(await statesOf()).toEqual([state]);
    const recorded = await events();
    expect(recorded.map(({ subject }) => subject.id).sort()).toEqual(mails.map(({ id }) => id).sort());
    for (const event of recorded)
      expect(event).toMatchObject({
        action,
        actor: { kind: 'system', id: null },
        before: { step: 'newsletter-welcome', writtenAt: WRITTEN.toISOString() },
        after: null,
      });

    expect(await run({ [decision]: true })).toBe(0);
    expect(printed.at(-1)).toBe(`0 mails are ${words}.`);
    expect(await events()).toHaveLength(MORE_THAN_A_BATCH);
  });

  it('a decision about held mails with ids is about those alone', async () => {
    const [first, second, third] = await hold(3);
    expect(await run({ [decision]: true }, [first!.id, third!.id.toUpperCase(), first!.id])).toBe(0);
    expect(printed).toEqual([`2 mails are ${words}.`]);
    for (const { id } of [first!, third!]) expect((await mailOf(id))?.state).toBe(state);
    expect(await mailOf(second!.id)).toMatchObject({ state: 'set-aside', text: 'A text.' });
    expect((await events()).map(({ subject }) => subject.id)).toEqual([first!.id, third!.id]);
  });

  it('a decision about held mails with an id of no mail that is set aside changes nothing', async () => {
    const [held] = await hold(1);
    const [waiting] = await hold(1, { state: 'waiting' });
    const none = '0'.repeat(24);
    expect(await run({ [decision]: true }, [held!.id, waiting!.id, none])).toBe(1);
    expect(printed).toEqual([
      `Nothing was changed: no mail with the id ${waiting!.id}, ${none} is set aside.`,
    ]);
    expect((await mailOf(held!.id))?.state).toBe('set-aside');
    expect((await mailOf(waiting!.id))?.state).toBe('waiting');
    expect(await events()).toEqual([]);
  });
});

it('discarding a held mail deletes its text', async () => {
  const [mail] = await hold(1);
  await run({ discard: true }, [mail!.id]);
  expect(await mailOf(mail!.id)).toMatchObject({ text: '', html: '' });
  expect(printed).toEqual(['1 mail is given up.']);
});

it.each([
  [{ send: true, discard: true }, [], 'Only one of --list, --send and --discard.'],
  [{ list: true }, ['0'.repeat(24)], 'Ids need --send or --discard.'],
  [{}, ['0'.repeat(24)], 'Ids need --send or --discard.'],
  [{ send: true }, ['order-paid'], '"order-paid" is not the id of a mail.'],
] as const)('the command for held mails refuses %j %j', async (options, words, message) => {
  await expect(run(options, [...words])).rejects.toThrow(message);
});

it('held mails are named by the doctor while they wait', async () => {
  const db = await openDatabase();
  expect(await checkHeldMail(db)).toMatchObject({ status: 'ok' });
  await hold(2);
  expect(await checkHeldMail(db)).toMatchObject({
    status: 'warn',
    text: 'a restore set aside 2',
    todo: 'forgeline held-mail lists, sends or discards them',
  });
});
