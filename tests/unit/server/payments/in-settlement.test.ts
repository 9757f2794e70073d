import type { ClientSession } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '@/lib/server/db/transaction';
import { inSettlement } from '@/lib/server/payments/in-settlement';

vi.mock('@/lib/server/db/transaction', () => ({ inTransaction: vi.fn() }));

const session = { id: 'a session' } as unknown as ClientSession;

/** Work that goes on until it is let go. */
function held() {
  let letGo: (answer: string) => void = () => undefined;
  const gone = new Promise<string>((resolve) => {
    letGo = resolve;
  });
  return { work: vi.fn(() => gone), letGo };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.mocked(inTransaction)
    .mockReset()
    .mockImplementation((work) => work(session));
});

describe('settling payments', () => {
  it('is one transaction, whose session the work gets and whose answer is the caller’s', async () => {
    expect(await inSettlement(async (given) => [given === session, 'paid'])).toEqual([true, 'paid']);
    expect(inTransaction).toHaveBeenCalledTimes(1);
  });

  it('begins no transaction before the one under way is over: both would take the same invoice number', async () => {
    const [first, second] = [held(), held()];
    const settling = [inSettlement(first.work), inSettlement(second.work)];
    await aMoment();
    expect(inTransaction).toHaveBeenCalledTimes(1);
    expect(second.work).not.toHaveBeenCalled();
    first.letGo('INV-000001');
    await settling[0];
    await aMoment();
    expect(second.work).toHaveBeenCalledTimes(1);
    second.letGo('INV-000002');
    expect(await Promise.all(settling)).toEqual(['INV-000001', 'INV-000002']);
  });

  it('goes on with the next where one fails, and tells that one’s caller alone', async () => {
    const failing = inSettlement(() => Promise.reject(new Error('write conflict')));
    const next = inSettlement(async () => 'paid');
    await expect(failing).rejects.toThrow('write conflict');
    expect(await next).toBe('paid');
  });

  it('runs the work again in its own turn where the transaction is tried again', async () => {
    const tries: number[] = [];
    vi.mocked(inTransaction).mockImplementationOnce(async (work) => {
      await work(session);
      return work(session);
    });
    const first = inSettlement(async () => {
      tries.push(1);
    });
    const second = inSettlement(async () => {
      tries.push(2);
    });
    await Promise.all([first, second]);
    expect(tries).toEqual([1, 1, 2]);
  });
});
