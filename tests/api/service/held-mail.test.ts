import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { HELD_MAILS_AT_ONCE } from '@/lib/shared/held-mail';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { someAddress } from '@/tests/api/support/requests';
import { heldMail } from '@/tests/support/held-mails';
import {
  addTool,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInAdmin,
} from '@/tests/support/people';
import { eventually, mailTo } from '@/tests/support/store';

let admin: Person;
let customer: Person;
beforeAll(async () => {
  [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);
});

async function holdMail(more: Parameters<typeof heldMail>[0] = { to: someAddress() }) {
  const mail = heldMail(more);
  await stored('outbox').insertOne(mail);
  return { ...mail, id: String(mail._id) };
}

const decide = (decision: 'send' | 'discard', ids: string[], by: Person = admin) =>
  by.call('POST', `/api/held-mail/${decision}`, { ids });
const stateOf = async (id: string) => stored('outbox').findOne({ _id: new ObjectId(id) });

describe('held mail', () => {
  it('is for admins, with their token', async () => {
    const { id } = await holdMail();
    for (const path of ['/api/held-mail/send', '/api/held-mail/discard']) {
      expectProblem(await call('POST', path, { ids: [id] }), 'unauthenticated');
      expectProblem(await customer.call('POST', path, { ids: [id] }), 'forbidden');
      expectProblem(await admin.callWithSession('POST', path, { ids: [id] }), 'unauthenticated');
    }
    expectProblem(await customer.call('GET', '/api/held-mail'), 'forbidden');
    expect((await stateOf(id))?.state).toBe('set-aside');
    await decide('discard', [id]);
  });

  it('is listed, oldest first, with its order and without what it says', async () => {
    const orderId = await placeOrder(customer, await addTool(admin));
    const { number } = (await admin.call('GET', `/api/order/${orderId}`)).body;
    const [year, later] = [new Date('2020-01-01T08:00:00Z'), new Date('2020-01-01T09:00:00Z')];
    const other = await holdMail({ to: someAddress(), createdAt: later });
    const ofOrder = await holdMail({
      to: someAddress(),
      key: `order-paid-again:${orderId}`,
      subject: 'Paid',
      createdAt: year,
    });
    const { body, headers } = await admin.call('GET', '/api/held-mail?limit=2');
    expect(body).toEqual([
      {
        id: ofOrder.id,
        kind: 'order',
        to: ofOrder.to,
        subject: 'Paid',
        writtenAt: year.toISOString(),
        orderId,
        orderNumber: number,
      },
      {
        id: other.id,
        kind: 'newsletter',
        to: other.to,
        subject: 'Welcome',
        writtenAt: later.toISOString(),
      },
    ]);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThanOrEqual(2);
    await decide('discard', [other.id, ofOrder.id]);
  });

  it('is sent, once, when an admin says so', async () => {
    const [first, second] = [await holdMail(), await holdMail()];
    const both = await Promise.all([
      decide('send', [first.id, second.id]),
      decide('send', [first.id, second.id]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.reduce((sum, { body }) => sum + body.modifiedCount, 0)).toBe(2);
    for (const { to } of [first, second]) await mailTo(to, /Welcome/);
    await eventually('the mail to be recorded as sent', async () => {
      const mail = await stateOf(first.id);
      return mail?.state === 'sent' ? mail : undefined;
    });
    expect((await decide('discard', [first.id])).body).toEqual({ modifiedCount: 0 });
    expect((await stateOf(first.id))?.state).toBe('sent');
  });

  it('is discarded with its text', async () => {
    const { id } = await holdMail();
    expect((await decide('discard', [id])).body).toEqual({ modifiedCount: 1 });
    expect(await stateOf(id)).toMatchObject({ state: 'failed', text: '', html: '' });
    expect((await decide('send', [id])).body).toEqual({ modifiedCount: 0 });
  });

  it('is no other mail: those that wait or were sent cannot be discarded', async () => {
    const waiting = await holdMail({
      to: someAddress(),
      state: 'waiting',
      nextAttemptAt: new Date(Date.now() + 3_600_000),
    });
    const [discarded, unknown] = [
      await decide('discard', [waiting.id]),
      await decide('send', [String(new ObjectId())]),
    ];
    expect([discarded.body, unknown.body]).toEqual([{ modifiedCount: 0 }, { modifiedCount: 0 }]);
    expect((await stateOf(waiting.id))?.state).toBe('waiting');
    await stored('outbox').deleteOne({ _id: waiting._id });
  });

  it('is named by ids, some and not too many', async () => {
    for (const ids of [[], ['x'], Array.from({ length: HELD_MAILS_AT_ONCE + 1 }, () => '0'.repeat(24))])
      expectProblem(await decide('send', ids), 'validation-failed');
    expectProblem(await admin.call('POST', '/api/held-mail/send', {}), 'validation-failed');
  });
});
