import { beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { mailsTo, mailTo } from '@/tests/support/store';

const UNKNOWN = '0123456789abcdef01234567';

let admin: Person;
let buyer: Person;
let stranger: Person;

beforeAll(async () => {
  [admin, buyer, stranger] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);
});

async function stateOf(id: string): Promise<string> {
  return (await admin.call('GET', `/api/order/${id}`)).body.state;
}

describe('DELETE /api/order/{id}', () => {
  it('releases the units once, keeps the order as cancelled, and sends a mail', async () => {
    const toolId = await addTool(admin);
    const id = await placeOrder(buyer, toolId, 30);
    expect(await buyer.call('DELETE', `/api/order/${id}`)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    });
    expectProblem(await buyer.call('DELETE', `/api/order/${id}`), 'wrong-order-state');
    expect((await call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(100);
    expect(await ledgerOf(toolId)).toEqual({
      sum: 100,
      reasons: ['initial', 'order-cancelled', 'order-placed'],
    });
    const { body } = await buyer.call('GET', `/api/order/${id}`);
    expect(body).toMatchObject({
      state: 'cancelled',
      timeline: [{ state: 'unpaid' }, { state: 'cancelled', by: 'buyer' }],
    });
    await mailTo(buyer.email, new RegExp(`Order ${body.number} canceled`));
  });

  it('cancels once for many clicks at once', async () => {
    const toolId = await addTool(admin);
    const id = await placeOrder(buyer, toolId, 30);
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => buyer.call('DELETE', `/api/order/${id}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await ledgerOf(toolId)).sum).toBe(100);
  });

  it('is for the buyer only, by token', async () => {
    const id = await placeOrder(buyer, await addTool(admin));
    expectProblem(await call('DELETE', `/api/order/${id}`), 'unauthenticated');
    expectProblem(await buyer.callWithSession('DELETE', `/api/order/${id}`), 'unauthenticated');
    expectProblem(await stranger.call('DELETE', `/api/order/${id}`), 'forbidden');
    expectProblem(await admin.call('DELETE', `/api/order/${id}`), 'forbidden');
    expectProblem(await buyer.call('DELETE', `/api/order/${UNKNOWN}`), 'not-found');
    expectProblem(await buyer.call('DELETE', '/api/order/nonsense'), 'not-found');
    expect(await stateOf(id)).toBe('unpaid');
  });

  it('refuses to cancel a paid and a shipped order', async () => {
    const toolId = await addTool(admin);
    const id = await placeOrder(buyer, toolId);
    await payOrder(buyer, id);
    expectProblem(await buyer.call('DELETE', `/api/order/${id}`), 'wrong-order-state');
    expectProblem(await admin.call('DELETE', `/api/all-order/${id}`), 'wrong-order-state');
    await admin.call('PATCH', `/api/all-order/${id}`);
    expectProblem(await buyer.call('DELETE', `/api/order/${id}`), 'wrong-order-state');
    expect((await ledgerOf(toolId)).sum).toBe(90);
  });
});

describe('DELETE /api/all-order/{id}', () => {
  it('lets an admin cancel anyone’s unpaid order', async () => {
    const toolId = await addTool(admin);
    const id = await placeOrder(buyer, toolId);
    expectProblem(await call('DELETE', `/api/all-order/${id}`), 'unauthenticated');
    expectProblem(await buyer.call('DELETE', `/api/all-order/${id}`), 'forbidden');
    expect((await admin.call('DELETE', `/api/all-order/${id}`)).body).toEqual({ deletedCount: 1 });
    expectProblem(await admin.call('DELETE', `/api/all-order/${id}`), 'wrong-order-state');
    expectProblem(await admin.call('DELETE', `/api/all-order/${UNKNOWN}`), 'not-found');
    expect((await buyer.call('GET', `/api/order/${id}`)).body.timeline.at(-1)).toMatchObject({
      state: 'cancelled',
      by: 'admin',
    });
    expect((await ledgerOf(toolId)).sum).toBe(100);
  });
});

describe('PATCH /api/all-order/{id}', () => {
  it('ships a paid order once, whoever of two admins is first, with one mail', async () => {
    const id = await placeOrder(buyer, await addTool(admin));
    await payOrder(buyer, id);
    const responses = await Promise.all([
      admin.call('PATCH', `/api/all-order/${id}`),
      admin.call('PATCH', `/api/all-order/${id}`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1]);
    expect((await admin.call('PATCH', `/api/all-order/${id}`)).body).toEqual({ modifiedCount: 0 });
    const { body } = await buyer.call('GET', `/api/order/${id}`);
    expect(body).toMatchObject({ state: 'shipped', status: 'shipped', paid: true });
    expect(body.timeline.map(({ state }: { state: string }) => state)).toEqual(['unpaid', 'paid', 'shipped']);
    const subject = new RegExp(`Order ${body.number} shipped`);
    await mailTo(buyer.email, subject);
    expect((await mailsTo(buyer.email)).filter((mail) => subject.test(mail.subject))).toHaveLength(1);
  });

  it('refuses an unpaid and a cancelled order', async () => {
    const id = await placeOrder(buyer, await addTool(admin));
    expectProblem(await admin.call('PATCH', `/api/all-order/${id}`), 'wrong-order-state');
    await buyer.call('DELETE', `/api/order/${id}`);
    expectProblem(await admin.call('PATCH', `/api/all-order/${id}`), 'wrong-order-state');
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('is for admins only', async () => {
    const id = await placeOrder(buyer, await addTool(admin));
    await payOrder(buyer, id);
    expectProblem(await call('PATCH', `/api/all-order/${id}`), 'unauthenticated');
    expectProblem(await buyer.call('PATCH', `/api/all-order/${id}`), 'forbidden');
    expectProblem(await admin.callWithSession('PATCH', `/api/all-order/${id}`), 'unauthenticated');
    expectProblem(await admin.call('PATCH', `/api/all-order/${UNKNOWN}`), 'not-found');
    expectProblem(await admin.call('PATCH', '/api/all-order/nonsense'), 'not-found');
    expect(await stateOf(id)).toBe('paid');
  });
});
