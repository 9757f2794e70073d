import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { reconcilePayments } from '@/lib/server/commerce/payments/intents/reconcile-payments';
import { collection } from '@/lib/server/platform/db/collections';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { AppError } from '@/lib/shared/messages/errors';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'reconcile' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

/** A provider that records the questions it is asked, and how it takes them. */
const provider = vi.hoisted(() => ({
  asked: [] as string[],
  atATime: 0,
  most: 0,
  take: (_id: string): Promise<void> => new Promise((resolve) => setImmediate(resolve)),
  /** The outcome of a payment, by intent. */
  outcomes: {} as Record<string, string>,
}));
vi.mock('@/lib/server/commerce/payments/intents/sync-intent', () => ({
  syncIntent: async ({ _id }: { _id: string }) => {
    provider.asked.push(_id);
    provider.atATime += 1;
    provider.most = Math.max(provider.most, provider.atATime);
    await provider.take(_id).finally(() => {
      provider.atATime -= 1;
    });
    return provider.outcomes[_id] ?? null;
  },
}));

const NOW = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const MANY = 300;
giveOwnDatabase(settings);

beforeEach(async () => {
  await (await collection('payment_intents')).deleteMany({});
  const take = () => new Promise<void>((resolve) => setImmediate(resolve));
  Object.assign(provider, { asked: [], atATime: 0, most: 0, take, outcomes: {} });
});

async function addDue(kind: 'of-order' | 'unattached', count: number, dueAt: Date): Promise<string[]> {
  const intents = Array.from(
    { length: count },
    (_, index): PaymentIntentDocument => ({
      _id: `pi_${kind}_${index}`,
      orderId: kind === 'of-order' ? new ObjectId() : null,
      state: 'open',
      createdAt: dueAt,
      touchedAt: dueAt,
      nextCheckAt: dueAt,
      revision: 0,
    }),
  );
  await (await collection('payment_intents')).insertMany(intents);
  return intents.map(({ _id }) => _id);
}

const reconcile = () => reconcilePayments(() => NOW);

it.each([
  ['of-order', 'unattached'],
  ['unattached', 'of-order'],
] as const)(
  'a round of reconciliation checks every intent %s though many %s have been due for longer',
  async (few, many) => {
    await addDue(many, MANY, minutesAgo(90));
    const waiting = await addDue(few, 20, minutesAgo(1));
    expect(await reconcile()).toBe(200);
    expect(provider.asked.filter((id) => waiting.includes(id)).toSorted()).toEqual(waiting.toSorted());
    expect(new Set(provider.asked).size).toBe(200);
  },
);

it('a round of reconciliation records which payments had no webhook', async () => {
  const [paid = '', late = '', repeated = ''] = await addDue('of-order', 4, minutesAgo(1));
  provider.outcomes = { [paid]: 'paid', [late]: 'refund-due', [repeated]: 'repeated' };
  await reconcile();
  const found = await (await collection('payment_intents')).find({ foundAt: NOW }).toArray();
  expect(found.map(({ _id }) => _id).toSorted()).toEqual([paid, late].toSorted());
});

it('a round of reconciliation queries the provider about several at a time, and not about more', async () => {
  await addDue('of-order', 40, minutesAgo(1));
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  provider.take = () => held;
  const round = reconcile();
  await expect.poll(() => provider.atATime).toBe(5);
  letGo();
  expect(await round).toBe(40);
  expect(provider.most).toBe(5);
});

it('a round of reconciliation goes on while the provider takes long over one', async () => {
  const ids = await addDue('of-order', 40, minutesAgo(1));
  let answer: () => void = () => undefined;
  provider.take = (id) =>
    id === ids[0]
      ? new Promise((resolve) => {
          answer = resolve;
        })
      : Promise.resolve();
  const round = reconcile();
  await expect.poll(() => provider.asked.length).toBe(40);
  answer();
  expect(await round).toBe(40);
});

it('a round of reconciliation leaves out what fails, and ends where everything does', async () => {
  const ids = await addDue('unattached', 30, minutesAgo(1));
  provider.take = (id) =>
    id === ids[0] ? Promise.reject(new AppError('payment-provider-unavailable')) : Promise.resolve();
  expect(await reconcile()).toBe(29);

  await (await collection('payment_intents')).deleteMany({});
  provider.asked = [];
  await addDue('unattached', 30, minutesAgo(1));
  provider.take = () => Promise.reject(new AppError('payment-provider-unavailable'));
  await expect(reconcile()).rejects.toMatchObject({ code: 'payment-provider-unavailable' });
  expect(provider.asked.length).toBeLessThan(15);
});
