import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshTool } from '@/lib/server/commerce/catalogue/refresh-tools';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { runEffects } from '@/lib/server/commerce/payments/intents/run-effects';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { tellProvider } from '@/lib/server/commerce/payments/tell-provider';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';

vi.mock('@/lib/server/platform/mail/outbox', () => ({ kickOutbox: vi.fn() }));
vi.mock('@/lib/server/commerce/orders/find-order', () => ({ findOrderPaidBy: vi.fn() }));
vi.mock('@/lib/server/commerce/payments/refunds/send-refunds', () => ({ sendRefunds: vi.fn() }));
vi.mock('@/lib/server/commerce/payments/tell-provider', () => ({ tellProvider: vi.fn() }));
vi.mock('@/lib/server/commerce/catalogue/refresh-tools', () => ({ refreshTool: vi.fn() }));

const INTENT = 'pi_one';
const [first, second] = [new ObjectId(), new ObjectId()];

type Outcome = Parameters<typeof runEffects>[0];

/** Returns the effects of an outcome, in words. */
async function effectsOf(outcome: Outcome): Promise<string[]> {
  await runEffects(outcome, INTENT);
  return Object.entries({
    mails: kickOutbox,
    refunds: sendRefunds,
    pages: refreshTool,
    numbers: tellProvider,
  })
    .filter(([, effect]) => vi.mocked(effect).mock.calls.length > 0)
    .map(([name]) => name);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(findOrderPaidBy).mockResolvedValue({ lines: [{ toolId: first }, { toolId: second }] } as never);
});

describe('the effects of a payment', () => {
  it.each<[Outcome, string[]]>([
    ['paid', ['mails', 'numbers']],
    ['refund-due', ['refunds']],
    ['refunded', ['mails', 'pages', 'numbers']],
    ['refund-failed', ['mails']],
    ['repeated', []],
    ['unclaimed', []],
    ['foreign', []],
  ])('of one that is %s are %j', async (outcome, effects) => {
    expect(await effectsOf(outcome)).toEqual(effects);
  });

  it('refresh the pages of every tool whose order was refunded', async () => {
    await runEffects('refunded', INTENT);
    expect(findOrderPaidBy).toHaveBeenCalledWith(INTENT);
    expect(refreshTool).toHaveBeenCalledWith(first, second);
  });

  it('refresh no page where the refunded money had paid no order', async () => {
    vi.mocked(findOrderPaidBy).mockResolvedValue(null);
    expect(await effectsOf('refunded')).toEqual(['mails', 'numbers']);
  });

  it('do not hide that a refund could not be sent', async () => {
    vi.mocked(sendRefunds).mockRejectedValueOnce(new Error('the database is away'));
    await expect(runEffects('refund-due', INTENT)).rejects.toThrow('the database is away');
  });
});
