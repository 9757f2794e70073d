import type { ClientSession } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { inPaymentTransaction } from '@/lib/server/commerce/payments/intents/apply-payment';
import { inTransaction } from '@/lib/server/platform/db/transaction';

vi.mock('@/lib/server/platform/db/transaction', () => ({ inTransaction: vi.fn() }));

const session = { id: 'a session' } as unknown as ClientSession;

/** Work that goes on until it is released. */
function held() {
  let letGo: (response: string) => void = () => undefined;
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

it('applying payments is one transaction, whose session the work gets and whose result is returned', async () => {
  expect(await inPaymentTransaction(async (given) => [given === session, 'paid'])).toEqual([true, 'paid']);
  expect(inTransaction).toHaveBeenCalledTimes(1);
});

it('applying payments begins no transaction before the one in progress has ended: both would take the same invoice number', async () => {
  const [first, second] = [held(), held()];
  const applying = [inPaymentTransaction(first.work), inPaymentTransaction(second.work)];
  await aMoment();
  expect(inTransaction).toHaveBeenCalledTimes(1);
  expect(second.work).not.toHaveBeenCalled();
  first.letGo('INV-000001');
  await applying[0];
  await aMoment();
  expect(second.work).toHaveBeenCalledTimes(1);
  second.letGo('INV-000002');
  expect(await Promise.all(applying)).toEqual(['INV-000001', 'INV-000002']);
});

it('applying payments continues with the next if one fails, and rejects only that one’s caller', async () => {
  const failing = inPaymentTransaction(() => Promise.reject(new Error('write conflict')));
  const next = inPaymentTransaction(async () => 'paid');
  await expect(failing).rejects.toThrow('write conflict');
  expect(await next).toBe('paid');
});

it('applying payments runs the work again before the next one if the transaction is retried', async () => {
  const tries: number[] = [];
  vi.mocked(inTransaction).mockImplementationOnce(async (work) => {
    await work(session);
    return work(session);
  });
  const first = inPaymentTransaction(async () => {
    tries.push(1);
  });
  const second = inPaymentTransaction(async () => {
    tries.push(2);
  });
  await Promise.all([first, second]);
  expect(tries).toEqual([1, 1, 2]);
});
