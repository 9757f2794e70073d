import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kickOutbox } from '@/lib/server/mail/outbox';
import { findOrderPaidBy } from '@/lib/server/orders/order-payment';
import { releaseEffects } from '@/lib/server/payments/release-effects';
import { sendRefunds } from '@/lib/server/payments/send-refunds';
import { refreshTool } from '@/lib/server/tools/refresh-tools';

vi.mock('@/lib/server/mail/outbox', () => ({ kickOutbox: vi.fn() }));
vi.mock('@/lib/server/orders/order-payment', () => ({ findOrderPaidBy: vi.fn() }));
vi.mock('@/lib/server/payments/send-refunds', () => ({ sendRefunds: vi.fn() }));
vi.mock('@/lib/server/tools/refresh-tools', () => ({ refreshTool: vi.fn() }));

const INTENT = 'pi_one';
const toolId = new ObjectId();

type Outcome = Parameters<typeof releaseEffects>[0];

/** What is let out after this outcome, in words. */
async function released(outcome: Outcome): Promise<string[]> {
  await releaseEffects(outcome, INTENT);
  return Object.entries({ mails: kickOutbox, refunds: sendRefunds, pages: refreshTool })
    .filter(([, effect]) => vi.mocked(effect).mock.calls.length > 0)
    .map(([name]) => name);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(findOrderPaidBy).mockResolvedValue({ toolId } as never);
});

describe('the effects of a settlement', () => {
  it.each<[Outcome, string[]]>([
    ['paid', ['mails']],
    ['refund', ['refunds']],
    ['returned', ['mails', 'pages']],
    ['refund-failed', ['mails']],
    ['repeated', []],
    ['unclaimed', []],
    ['foreign', []],
  ])('of one that is %s are %j', async (outcome, effects) => {
    expect(await released(outcome)).toEqual(effects);
  });

  it('show the units of the very tool whose order’s money went back', async () => {
    await releaseEffects('returned', INTENT);
    expect(findOrderPaidBy).toHaveBeenCalledWith(INTENT);
    expect(refreshTool).toHaveBeenCalledWith(toolId);
  });

  it('change no page where the money that went back had paid no order', async () => {
    vi.mocked(findOrderPaidBy).mockResolvedValue(null);
    expect(await released('returned')).toEqual(['mails']);
  });

  it('do not hide that a refund could not be sent: whoever settles learns of it', async () => {
    vi.mocked(sendRefunds).mockRejectedValueOnce(new Error('the database is away'));
    await expect(releaseEffects('refund', INTENT)).rejects.toThrow('the database is away');
  });
});
