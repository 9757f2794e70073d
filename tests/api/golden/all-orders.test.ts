import { beforeAll, it } from 'vitest';
import { placeOrder } from '@/tests/support/people';
import { byToken } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { type OwnOrders, ownOrders, payOrderOfTen } from './own-orders';
import { ownTool } from './own-tool';
import { Placeholders } from './placeholders';
import { itKnowsItsIds, itNeedsAdmin, itReadsQueryOnce, itRefusesMethods, UNKNOWN_ID } from './refusals';

const PATH = '/api/all-order';
const placeholders = new Placeholders();
const cast = castFor(placeholders);
let toolId = '';
let orders: OwnOrders;

beforeAll(async () => {
  toolId = await ownTool(cast, placeholders, 'Mallet', { quantity: 1_000 });
  orders = await ownOrders(cast, placeholders, toolId);
});

/** An order that no earlier exchange has changed. */
async function newOrder(name: string): Promise<string> {
  const id = await placeOrder(cast.buyer, toolId);
  placeholders.name(id, name);
  return id;
}

describeCall('GET /api/all-order', placeholders, (golden) => {
  const admin = () => byToken('admin', cast.admin);
  const ofBuyer = () => `${PATH}?q=${encodeURIComponent(cast.buyer.email)}`;

  it('lists everyone’s orders, newest first', async () => {
    const isBuyers = ({ buyerEmail }: Record<string, unknown>) => buyerEmail === cast.buyer.email;
    await golden.check('all but those given up', admin(), { path: PATH }, { only: isBuyers });
    await golden.check('those with a word', admin(), { path: `${ofBuyer()}&limit=2` });
    for (const state of ['unpaid', 'paid', 'shipped', 'cancelled', 'expired', 'refunded', 'refund-failed'])
      await golden.check(`the ${state}`, admin(), { path: `${ofBuyer()}&state=${state}` });
    await golden.check('all', admin(), { path: `${ofBuyer()}&state=all&limit=1` });
    await golden.check('the second page', admin(), { path: `${ofBuyer()}&page=2&limit=3` });
    await golden.check('a page after the last', admin(), { path: `${ofBuyer()}&page=9` });
    await golden.check('empty parameters', admin(), { path: `${ofBuyer()}&state=&page=&limit=1` });
    await golden.check('a parameter it does not know', admin(), { path: `${ofBuyer()}&surprise=1&limit=1` });
    await golden.check('none', admin(), { path: `${PATH}?q=nothing-has-these-words` });
  });

  it('lists the demo’s orders', async () => {
    const isShipped = ({ status }: Record<string, unknown>) => status === 'shipped';
    await golden.check(
      'a demo customer’s',
      admin(),
      { path: `${PATH}?q=tnowak@example.com` },
      { only: isShipped },
    );
  });

  it('refuses an invalid query', async () => {
    for (const query of ['state=nonsense', 'page=0', 'limit=0', 'limit=101'])
      await golden.check(query, admin(), { path: `${PATH}?${query}` });
    await golden.check('everything at once', admin(), { path: `${PATH}?state=x&page=x&limit=x` });
    await golden.check('words too long', admin(), { path: `${PATH}?q=${'x'.repeat(201)}` });
  });

  itNeedsAdmin(
    golden,
    () => cast.buyer,
    () => ({ path: PATH }),
  );
  itReadsQueryOnce(golden, admin, () => PATH, ['q', 'state', 'page', 'limit']);
  itRefusesMethods(golden, PATH, ['POST', 'PUT', 'PATCH', 'DELETE']);
});

describeCall('PATCH /api/all-order/{id}', placeholders, (golden) => {
  const admin = () => byToken('admin', cast.admin);

  it('ships a paid order once', async () => {
    const id = await newOrder('new order’s id');
    await payOrderOfTen(cast.buyer, id);
    await golden.check('a paid order', admin(), { path: `${PATH}/${id}` });
    await golden.check('the same again', admin(), { path: `${PATH}/${id}` });
    const second = await newOrder('second order’s id');
    await payOrderOfTen(cast.buyer, second);
    // A body is ignored.
    await golden.check('with a body', admin(), { path: `${PATH}/${second}`, body: '{"status":' });
  });

  it.each(['unpaid', 'cancelled', 'refunded'] as const)('refuses one that is %s', async (state) => {
    await golden.check(`the ${state}`, admin(), { path: `${PATH}/${orders[state]}` });
  });

  itNeedsAdmin(
    golden,
    () => cast.buyer,
    () => ({ path: `${PATH}/${orders.paid}` }),
  );
  itKnowsItsIds(golden, admin, PATH);
  itRefusesMethods(golden, `${PATH}/${UNKNOWN_ID}`, ['GET', 'POST', 'PUT']);
});

describeCall('DELETE /api/all-order/{id}', placeholders, (golden) => {
  const admin = () => byToken('admin', cast.admin);

  it('cancels an unpaid order once', async () => {
    const path = `${PATH}/${await newOrder('cancelled order’s id')}`;
    await golden.check('an unpaid order', admin(), { path });
    await golden.check('the same again', admin(), { path });
  });

  it.each(['paid', 'shipped', 'refunded', 'cancelled'] as const)('refuses one that is %s', async (state) => {
    await golden.check(`the ${state}`, admin(), { path: `${PATH}/${orders[state]}` });
  });

  itNeedsAdmin(
    golden,
    () => cast.buyer,
    () => ({ path: `${PATH}/${orders.unpaid}` }),
  );
  itKnowsItsIds(golden, admin, PATH);
});
