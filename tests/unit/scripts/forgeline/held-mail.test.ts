import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collection } from '@/lib/server/platform/db/collections';
import { HELD_MAILS_AT_ONCE } from '@/lib/shared/held-mail';
import { command } from '@/scripts/forgeline/held-mail';
import { heldMail } from '@/tests/support/held-mails';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: 'held-mail',
  AUDIT_LOG_SECRET: 'a'.repeat(32),
  AUDIT_LOG_SECRET_PREVIOUS: [],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/stack/load-settings', () => ({ loadSettings: () => undefined }));
// The command ends its process; here the next one goes on.
vi.mock(import('@/lib/server/platform/db/client'), async (actual) => ({
  ...(await actual()),
  closeDatabase: async () => undefined,
}));
giveOwnDatabase(settings);

const WRITTEN = new Date('2026-11-20T08:00:00Z');
const MORE_THAN_AT_ONCE = HELD_MAILS_AT_ONCE + 3;
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of ['outbox', 'audit_pending'] as const) await (await collection(name)).deleteMany({});
});

async function hold(count: number) {
  const mails = Array.from({ length: count }, (_, n) =>
    heldMail({ to: `buyer${n}@example.com`, createdAt: WRITTEN }),
  );
  await (await collection('outbox')).insertMany(mails);
  return mails;
}

const run = async (options: { send?: true; discard?: true }) => command.run({ options, words: [] });
const events = async () => (await collection('audit_pending')).find().toArray();
const statesOf = async () => {
  const mails = await (await collection('outbox')).find().toArray();
  return [...new Set(mails.map(({ state }) => state))];
};

it('counts what waits for a decision, and decides nothing', async () => {
  await hold(2);
  expect(await run({})).toBe(0);
  expect(said).toEqual([expect.stringMatching(/^newsletter-welcome: 2, the oldest of /)]);
  expect([await statesOf(), await events()]).toEqual([['set-aside'], []]);
});

it.each([
  ['send', 'held-mail.sent', 'waiting', 'are queued.'],
  ['discard', 'held-mail.discarded', 'failed', 'are given up.'],
] as const)('--%s decides about all of them, each with an entry in the audit log', async (...row) => {
  const [decision, action, state, words] = row;
  const mails = await hold(MORE_THAN_AT_ONCE);
  expect(await run({ [decision]: true })).toBe(0);
  expect(said).toEqual([`${MORE_THAN_AT_ONCE} mails ${words}`]);
  expect(await statesOf()).toEqual([state]);
  const recorded = await events();
  expect(recorded.map(({ subject }) => subject.id).sort()).toEqual(
    mails.map(({ _id }) => String(_id)).sort(),
  );
  for (const event of recorded)
    expect(event).toMatchObject({
      action,
      actor: { kind: 'system', id: null },
      before: { step: 'newsletter-welcome', writtenAt: WRITTEN.toISOString() },
      after: null,
    });

  expect(await run({ [decision]: true })).toBe(0);
  expect(said.at(-1)).toBe(`0 mails ${words}`);
  expect(await events()).toHaveLength(MORE_THAN_AT_ONCE);
});

it('is either, not both', async () => {
  await expect(run({ send: true, discard: true })).rejects.toThrow('Either --send or --discard.');
});
