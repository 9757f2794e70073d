import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payAtProvider, payOrder, secretFor } from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually } from '@/tests/support/store';

const admin = await signInAdmin();
const toolId = await addTool(admin, { quantity: 1_000 });

const hasNote = async (orderId: string) =>
  (await stored('orders').findOne({ _id: new ObjectId(orderId) }))?.paymentNote === true;
const close = (person: Person, orderId: string) =>
  person.call('DELETE', `/api/order/${orderId}/payment-note`);

it('the note of a received payment is opened by paying, and closed by its buyer once, with those of orders paid before', async () => {
  const buyer = await registerCustomer();
  const [first, second] = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)];
  expect(await hasNote(first)).toBe(false);
  expect((await close(buyer, first)).body).toEqual({ modifiedCount: 0 });
  await payOrder(buyer, first);
  await payOrder(buyer, second);
  expect([await hasNote(first), await hasNote(second)]).toEqual([true, true]);
  expect((await buyer.call('GET', `/api/order/${second}`)).body).not.toHaveProperty('paymentNote');
  expect((await close(buyer, second)).body).toEqual({ modifiedCount: 2 });
  expect((await close(buyer, second)).body).toEqual({ modifiedCount: 0 });
  expect([await hasNote(first), await hasNote(second)]).toEqual([false, false]);
});

it('the note of a received payment is opened by the webhook as well, where the page was closed before it was recorded', async () => {
  const buyer = await registerCustomer();
  const orderId = await placeOrder(buyer, toolId);
  await payAtProvider(await secretFor(buyer, orderId));
  await eventually('the webhook to open the note', async () => ((await hasNote(orderId)) ? true : undefined));
});

it('the note of a received payment is nobody else’s to close', async () => {
  const [buyer, other] = [await registerCustomer(), await registerCustomer()];
  const orderId = await placeOrder(buyer, toolId);
  await payOrder(buyer, orderId);
  expectProblem(await close(other, orderId), 'forbidden');
  expectProblem(await close(admin, orderId), 'forbidden');
  expectProblem(await close(buyer, '0'.repeat(24)), 'not-found');
  expect(await hasNote(orderId)).toBe(true);
});
