import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { shortShipDay } from '@/lib/shared/shipments/ship-day-text';
import { stored } from '@/tests/api/support/database';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

let admin: Person;
let buyer: Person;
let ids: string[];

beforeAll(async () => {
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
  const toolId = await addTool(admin, { price: 2, quantity: 500 });
  ids = [];
  // One after the other: the list is by when they were placed.
  for (const units of [20, 40, 10]) ids.push(await placeOrder(buyer, toolId, units));
});

async function list(query: string): Promise<number[]> {
  const { status, body } = await admin.call('GET', `/api/all-order?q=${buyer.email}&${query}`);
  expect(status).toBe(200);
  return body.map(({ _id }: { _id: string }) => ids.indexOf(_id));
}

it('GET /api/all-order with sort sorts by when orders were placed and by value, from either end', async () => {
  expect(await list('')).toEqual([2, 1, 0]);
  expect(await list('sort=newest')).toEqual([2, 1, 0]);
  expect(await list('sort=oldest')).toEqual([0, 1, 2]);
  expect(await list('sort=value')).toEqual([2, 0, 1]);
  expect(await list('sort=-value&state=unpaid')).toEqual([1, 0, 2]);
  // Orders of one buyer: in the order in which they were placed, and from its end.
  expect(await list('sort=buyer')).toEqual([0, 1, 2]);
  expect(await list('sort=-buyer')).toEqual([2, 1, 0]);
});

it('GET /api/all-order with sort sorts by the day on which orders are expected to ship, those without one first', async () => {
  for (const [place, shipsOn] of ['2026-12-02', '2026-11-30'].entries()) {
    const changed = await stored('orders').updateOne(
      { _id: new ObjectId(ids[place]) },
      { $set: { shipsOn } },
    );
    expect(changed.matchedCount).toBe(1);
  }
  await stored('orders').updateOne({ _id: new ObjectId(ids[2]) }, { $unset: { shipsOn: '' } });
  expect(await list('sort=ships')).toEqual([2, 1, 0]);
  expect(await list('sort=ships&state=unpaid')).toEqual([2, 1, 0]);
});

it('GET /api/all-order with sort shows each order on one page, also on those read from the end', async () => {
  for (const sort of ['oldest', '-value', 'buyer', 'ships']) {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list(`sort=${sort}&limit=1&page=${page}`));
    expect(pages.flat()).toEqual(await list(`sort=${sort}`));
  }
});

it('GET /api/all-order with sort begins with what is overdue where orders are to be shipped, and marks it', async () => {
  const other = await registerCustomer();
  const toolId = await addTool(admin, { price: 2, quantity: 500 });
  const [late, recent] = [await placeOrder(other, toolId, 20), await placeOrder(other, toolId, 20)];
  for (const id of [late, recent]) await payOrder(other, id);
  const numberOf = async (id: string) => (await other.call('GET', `/api/order/${id}`)).body.number as string;
  const [first, second] = [await numberOf(late), await numberOf(recent)];
  const page = async (sort = '') => {
    const path = `/dashboard/manage-order?state=paid&q=${encodeURIComponent(other.email)}${sort}`;
    return String((await admin.callWithSession('GET', path)).body).replace(/<script.*?<\/script>/gs, '');
  };
  await stored('orders').updateOne({ _id: new ObjectId(late) }, { $set: { shipsOn: '2025-01-03' } });
  const html = await page();
  expect(html.indexOf(first)).toBeLessThan(html.indexOf(second));
  expect(html.split(`>Should have shipped ${shortShipDay('2025-01-03', 'en')}<`)).toHaveLength(2);
  const newest = await page('&sort=newest');
  expect(newest.indexOf(second)).toBeLessThan(newest.indexOf(first));
});
