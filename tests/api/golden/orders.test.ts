import { beforeAll, it } from 'vitest';
import { signInDemoCustomer } from '@/tests/support/demo-data';
import { placeOrder } from '@/tests/support/people';
import { byToken } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { type OwnOrders, ownOrders } from './own-orders';
import { ownTool } from './own-tool';
import { Placeholders } from './placeholders';
import { itKnowsItsIds, itNeedsToken, itReadsQueryOnce, itRefusesMethods, UNKNOWN_ID } from './refusals';

const PATH = '/api/order';
const placeholders = new Placeholders();
const cast = castFor(placeholders);
let toolId = '';
let orders: OwnOrders;

beforeAll(async () => {
  toolId = await ownTool(cast, placeholders, 'Mallet');
  orders = await ownOrders(cast, placeholders, toolId);
});

describeCall('GET /api/order', placeholders, (golden) => {
  const path = () => `${PATH}?email=${encodeURIComponent(cast.buyer.email)}`;

  it('lists one’s own orders, newest first', async () => {
    const buyer = byToken('buyer', cast.buyer);
    await golden.check('all but those given up', buyer, { path: path() });
    await golden.check('without an e-mail', buyer, { path: PATH });
    await golden.check('the e-mail in capitals', buyer, {
      path: `${PATH}?email=${encodeURIComponent(cast.buyer.email.toUpperCase())}&limit=1`,
    });
    await golden.check('all', buyer, { path: `${path()}&state=all&limit=2` });
    for (const state of ['unpaid', 'paid', 'shipped', 'cancelled', 'expired', 'refunded'])
      await golden.check(`the ${state}`, buyer, { path: `${path()}&state=${state}` });
    await golden.check('the second page', buyer, { path: `${path()}&page=2&limit=3` });
    await golden.check('a page after the last', buyer, { path: `${path()}&page=9` });
    await golden.check('empty parameters', buyer, { path: `${path()}&state=&page=&limit=1` });
    await golden.check('a parameter it does not know', buyer, { path: `${path()}&surprise=1&limit=1` });
    await golden.check('to an admin', byToken('admin', cast.admin), { path: `${path()}&limit=1` });
    await golden.check('nobody’s', byToken('admin', cast.admin), {
      path: `${PATH}?email=nobody@example.com`,
    });
  });

  it('lists the demo’s orders', async () => {
    const customer = await signInDemoCustomer();
    // Orders that can no longer change.
    const isOver = ({ status }: Record<string, unknown>) => status !== undefined;
    const demo = `${PATH}?email=${encodeURIComponent(customer.email)}`;
    await golden.check(
      'the demo customer’s',
      byToken('demo customer', customer),
      { path: demo },
      { only: isOver },
    );
    const toolName = 'Rubber Mallet';
    const isMallet = (order: Record<string, unknown>) => String(order.toolName).startsWith(toolName);
    await golden.check(
      'the demo customer’s cancelled',
      byToken('demo customer', customer),
      { path: `${demo}&state=cancelled` },
      { only: isMallet },
    );
  });

  it('is refused to others', async () => {
    const stranger = byToken('stranger', cast.stranger);
    await golden.check('someone else', stranger, { path: path() });
    await golden.check('a customer who asks for nobody', stranger, {
      path: `${PATH}?email=nobody@example.com`,
    });
  });

  it('refuses an invalid query', async () => {
    const buyer = byToken('buyer', cast.buyer);
    for (const query of [
      'email=nonsense',
      'state=nonsense',
      'state=refund-failed',
      'page=0',
      'limit=0',
      'limit=101',
    ])
      await golden.check(query, buyer, { path: `${PATH}?${query}` });
    await golden.check('everything at once', buyer, { path: `${PATH}?email=x&state=x&page=x&limit=x` });
  });

  itNeedsToken(
    golden,
    () => cast.buyer,
    () => ({ path: path() }),
  );
  itReadsQueryOnce(golden, () => byToken('buyer', cast.buyer), path, ['email', 'state', 'page', 'limit']);
});

describeCall('GET /api/order/{id}', placeholders, (golden) => {
  const STATES = ['unpaid', 'paid', 'shipped', 'refunded', 'cancelled', 'cancelled by admin'] as const;

  it.each(STATES)('returns the one that is %s', async (state) => {
    const path = `${PATH}/${orders[state]}`;
    await golden.check(`the ${state}, to its buyer`, byToken('buyer', cast.buyer), { path });
    await golden.check(`the ${state}, to an admin`, byToken('admin', cast.admin), { path });
  });

  it('accepts an id in capitals', async () => {
    const path = `${PATH}/${orders.unpaid.toUpperCase()}`;
    placeholders.name(orders.unpaid.toUpperCase(), 'unpaid order’s id in capitals');
    await golden.check('the id in capitals', byToken('buyer', cast.buyer), { path });
  });

  it('is refused to others', async () => {
    const path = `${PATH}/${orders.unpaid}`;
    await golden.check('someone else', byToken('stranger', cast.stranger), { path });
  });

  itNeedsToken(
    golden,
    () => cast.buyer,
    () => ({ path: `${PATH}/${orders.unpaid}` }),
  );
  itKnowsItsIds(golden, () => byToken('buyer', cast.buyer), PATH);
  itRefusesMethods(golden, `${PATH}/${UNKNOWN_ID}`, ['POST', 'PUT']);
});

describeCall('DELETE /api/order/{id}', placeholders, (golden) => {
  it('cancels an unpaid order once', async () => {
    const id = await placeOrder(cast.buyer, toolId);
    placeholders.name(id, 'new order’s id');
    const path = `${PATH}/${id}`;
    await golden.check('an unpaid order', byToken('buyer', cast.buyer), { path });
    await golden.check('the same again', byToken('buyer', cast.buyer), { path });
  });

  it.each(['paid', 'shipped', 'refunded', 'cancelled by admin'] as const)(
    'refuses one that is %s',
    async (state) => {
      await golden.check(`the ${state}`, byToken('buyer', cast.buyer), { path: `${PATH}/${orders[state]}` });
    },
  );

  it('is refused to everyone but the buyer', async () => {
    const path = `${PATH}/${orders.unpaid}`;
    await golden.check('someone else', byToken('stranger', cast.stranger), { path });
    await golden.check('an admin', byToken('admin', cast.admin), { path });
  });

  itNeedsToken(
    golden,
    () => cast.buyer,
    () => ({ path: `${PATH}/${orders.unpaid}` }),
  );
  itKnowsItsIds(golden, () => byToken('buyer', cast.buyer), PATH);
});
