import { expect, it } from 'vitest';
import { ledgerOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { mailsTo, mailTo } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

it('DELETE /api/order/{id} releases the units once, stores the order as cancelled, and sends a mail', async () => {
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

it('DELETE /api/order/{id} cancels once for many clicks at once', async () => {
  const toolId = await addTool(admin);
  const id = await placeOrder(buyer, toolId, 30);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => buyer.call('DELETE', `/api/order/${id}`)),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await ledgerOf(toolId)).sum).toBe(100);
});

it('DELETE /api/all-order/{id} cancels anyone’s unpaid order for an admin', async () => {
  const toolId = await addTool(admin);
  const id = await placeOrder(buyer, toolId);
  expect((await admin.call('DELETE', `/api/all-order/${id}`)).body).toEqual({ deletedCount: 1 });
  expect((await buyer.call('GET', `/api/order/${id}`)).body.timeline.at(-1)).toMatchObject({
    state: 'cancelled',
    by: 'admin',
  });
  expect((await ledgerOf(toolId)).sum).toBe(100);
});

it('PATCH /api/all-order/{id} ships a paid order once, whoever of two admins is first, with one mail', async () => {
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
