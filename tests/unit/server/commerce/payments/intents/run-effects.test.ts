import { beforeEach, expect, it, vi } from 'vitest';
import { runEffects } from '@/lib/server/commerce/payments/intents/apply-payment';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { syncIntentMetadata } from '@/lib/server/commerce/payments/sync-intent-metadata';

vi.mock('@/lib/server/commerce/payments/refunds/send-refunds', () => ({ sendRefunds: vi.fn() }));
vi.mock('@/lib/server/commerce/payments/sync-intent-metadata', () => ({ syncIntentMetadata: vi.fn() }));

const INTENT = 'pi_one';

type Outcome = Parameters<typeof runEffects>[0];

/** Returns the effects of an outcome, in words. */
async function effectsOf(outcome: Outcome): Promise<string[]> {
  await runEffects(outcome, INTENT);
  return Object.entries({ refunds: sendRefunds, numbers: syncIntentMetadata })
    .filter(([, effect]) => vi.mocked(effect).mock.calls.length > 0)
    .map(([name]) => name);
}

beforeEach(() => {
  vi.clearAllMocks();
});

it.each<[Outcome, string[]]>([
  ['paid', ['numbers']],
  ['refund-due', ['refunds']],
  ['refunded', ['numbers']],
  ['refund-failed', []],
  ['disputed', []],
  ['repeated', []],
  ['unclaimed', []],
  ['foreign', []],
])('of one that is %s are %j', async (outcome, effects) => {
  expect(await effectsOf(outcome)).toEqual(effects);
});

it('the effects of a payment at the provider do not hide that a refund could not be sent', async () => {
  vi.mocked(sendRefunds).mockRejectedValueOnce(new Error('the database is away'));
  await expect(runEffects('refund-due', INTENT)).rejects.toThrow('the database is away');
});
