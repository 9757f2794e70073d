import { expect } from 'vitest';
import { invoicesOf, stockOf } from '@/tests/api/support/database';
import { payOrder, refundsAtProvider } from '@/tests/api/support/provider';
import { addTool, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, unique } from '@/tests/support/store';

type Line = { toolId: string; quantity: number; restock?: boolean };
type Body = { lines?: Line[]; amount?: number; reason?: string };

export type RefundingShop = Awaited<ReturnType<typeof refundingShop>>;

/** An admin and a buyer, and what they do to have orders refunded in part. */
export async function refundingShop() {
  const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

  return {
    admin,
    buyer,
    refund: (orderId: string, body: Body, key = unique('refund')) =>
      admin.call(
        'POST',
        `/api/all-order/${orderId}/refund`,
        { reason: 'Arrived bent', ...body },
        { 'idempotency-key': key },
      ),
    refundWhole: (orderId: string) => admin.call('POST', `/api/all-order/${orderId}/refund`),
    ship: (orderId: string) => admin.call('PATCH', `/api/all-order/${orderId}`, { status: 'shipped' }),
    orderOf: async (orderId: string) => (await buyer.call('GET', `/api/order/${orderId}`)).body,

    /** A paid order of two tools: ten of the first at $12.50, two of the second at $100. */
    async paidOrder() {
      const first = await addTool(admin, { price: 12.5 });
      const second = await addTool(admin, { price: 100, moq: 1 });
      const version = (await buyer.call('GET', '/api/cart')).body.version;
      const cart = await buyer.call('PATCH', '/api/cart', {
        ops: [
          { op: 'add', toolId: first, quantity: 10 },
          { op: 'add', toolId: second, quantity: 2 },
        ],
      });
      expect(cart.status, JSON.stringify(cart.body)).toBe(200);
      expect(cart.body.version).toBeGreaterThan(version);
      const placed = await buyer.call(
        'POST',
        '/api/cart/order',
        { version: cart.body.version, seenDue: 325, address: '1 Test Street', phone: '5550100' },
        { 'idempotency-key': unique('order') },
      );
      expect(placed.status, JSON.stringify(placed.body)).toBe(201);
      const orderId: string = placed.body.insertedId;
      return { orderId, first, second, transactionId: await payOrder(buyer, orderId) };
    },
  };
}

/** Returns what arrived at the provider, in cents, oldest first, once so many have. */
export function sentAtProvider(transactionId: string, count: number): Promise<number[]> {
  return eventually('the money to be sent', async () => {
    const refunds = await refundsAtProvider(transactionId);
    return refunds.length >= count ? refunds.map(({ amount }) => amount).reverse() : undefined;
  });
}

/** The credit notes of an order: the parts and their totals. */
export async function notesOf(orderId: string): Promise<[number | undefined, number][]> {
  const notes = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'credit-note');
  return notes.sort((a, b) => a.sequence - b.sequence).map(({ totalCents, part }) => [part, totalCents]);
}

export async function expectAgreement(toolId: string): Promise<void> {
  const { figures, ledger } = await stockOf(toolId);
  expect(ledger).toEqual(figures);
}
