import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Actor } from '@/lib/server/identity/actor';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { AppError } from '@/lib/shared/messages/errors';
import { REFUND_CHECKS } from '@/proofs/checks/refund-checks';
import { RETURN_CHECKS } from '@/proofs/checks/return-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { Random } from '@/proofs/random';
import { stockOf, stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { shippedTo } from '@/tests/api/support/returns';
import { companyOnAccount, invoicedOrder } from '@/tests/support/on-account';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const ROUNDS = 200;
const UNITS = 2;

let decideReturn: typeof import('@/lib/server/commerce/returns/decide-return');
let receiveReturn: typeof import('@/lib/server/commerce/returns/receive-return').receiveReturn;
let requestReturn: typeof import('@/lib/server/commerce/returns/request-return').requestReturn;
let settleReturn: typeof import('@/lib/server/commerce/returns/settle-return').settleReturn;
let refundPart: typeof import('@/lib/server/commerce/payments/refunds/refund-part').refundPart;

let admin: Actor;

async function actorOf({ email }: Person): Promise<Actor> {
  const user = await stored('users').findOne({ email });
  return { ...user, userId: user?._id, emailVerified: true } as unknown as Actor;
}

type Bought = { orderId: string; shipmentId: string; toolId: string; buyer: Actor };

/** Makes orders of ten units that have shipped. */
let buy: Record<'card' | 'account', () => Promise<Bought>>;

beforeAll(async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  [decideReturn, { receiveReturn }, { requestReturn }, { settleReturn }, { refundPart }] = await Promise.all([
    import('@/lib/server/commerce/returns/decide-return'),
    import('@/lib/server/commerce/returns/receive-return'),
    import('@/lib/server/commerce/returns/request-return'),
    import('@/lib/server/commerce/returns/settle-return'),
    import('@/lib/server/commerce/payments/refunds/refund-part'),
  ]);
  const [shop, customer, company] = await Promise.all([anAdmin(), registerCustomer(), companyOnAccount()]);
  admin = await actorOf(shop);
  const [person, owner] = [await actorOf(customer), await actorOf(company.owner)];
  const sold = await addTool(shop, { quantity: 100_000 });
  buy = {
    card: async () => ({ ...(await shippedTo(customer)), buyer: person }),
    account: async () => {
      const { id: orderId } = await invoicedOrder(company, sold);
      const shipment = await stored('shipments').findOne({ orderId: new ObjectId(orderId) });
      return { orderId, shipmentId: String(shipment?._id), toolId: sold, buyer: owner };
    },
  };
});

/** Everything stored about one order and its returns. */
async function snapshotOf({ orderId, toolId }: Bought): Promise<Snapshot> {
  const of = { orderId: new ObjectId(orderId) };
  const all = (name: string, filter: object = of) => stored(name).find(filter).toArray();
  return {
    orders: await all('orders', { _id: of.orderId }),
    tools: await all('tools', { _id: new ObjectId(toolId) }),
    ...{ shipments: await all('shipments'), returns: await all('returns') },
    ...{ invoices: await all('invoices'), ledger: await all('stock_ledger'), refunds: await all('refunds') },
    account: { payments: await all('company_payments') },
  } as unknown as Snapshot;
}

const PARTS = REFUND_CHECKS.filter(({ name }) => name === 'refunds in part');

function faultsOf(snapshot: Snapshot): string[] {
  return [...RETURN_CHECKS, ...PARTS].flatMap(({ violations }) => violations(snapshot));
}

const lineOf = ({ toolId }: Bought) => ({ toolId, quantity: UNITS, reason: 'damaged' as const });

/** A return of two units in a stage by chance; null where the order has none left. */
async function newReturn(
  bought: Bought,
  stage: 'requested' | 'approved' | 'received',
): Promise<string | null> {
  const { orderId, shipmentId, toolId, buyer } = bought;
  const body = { shipmentId, lines: [lineOf(bought)], note: undefined };
  try {
    const { insertedId: id } = await requestReturn(buyer, orderId, body, { key: unique('k') });
    if (stage !== 'requested') await decideReturn.approveReturn(admin, id);
    if (stage === 'received') await receiveReturn(admin, id, { lines: [{ toolId, restock: 1, scrap: 1 }] });
    return id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'units-not-returnable') return null;
    throw error;
  }
}

/** Each step that runs at once with others either does what it says or is refused for what another has done. */
const REFUSALS = ['return-decided', 'refund-exceeds-paid'];

it(`whatever runs at once leaves a return in one of its states, its money paid once at most, in ${ROUNDS} interleavings`, async () => {
  const random = new Random('returns');
  const outcomes = new Map<string, number>();
  const current: Partial<Record<'card' | 'account', Bought>> = {};
  for (let round = 0; round < ROUNDS; ) {
    const kind = random.pick(['card', 'account'] as const) ?? 'card';
    current[kind] ??= await buy[kind]();
    const bought = current[kind];
    const id = await newReturn(
      bought,
      random.pick(['requested', 'approved', 'received'] as const) ?? 'received',
    );
    if (id === null) {
      delete current[kind];
      continue;
    }
    round += 1;
    const { orderId, toolId, buyer } = bought;
    const left = (await snapshotOf(bought)).orders[0]?.partRefunds?.flatMap(({ lines }) => lines) ?? [];
    const rest = 10 - left.reduce((sum, { quantity }) => sum + quantity, 0);
    const direct = (quantity: number) => {
      const lines = [{ toolId, quantity, restock: false, of: 'shipped' as const }];
      return refundPart(admin, orderId, { lines, reason: 'Beside it' }, { key: unique('k') });
    };
    const settle = () => settleReturn(admin, id, {}, { key: unique('k') });
    const steps: Record<string, () => Promise<unknown>> = {
      approve: () => decideReturn.approveReturn(admin, id),
      withdraw: () => decideReturn.withdrawReturn(buyer, id),
      receive: () => receiveReturn(admin, id, { lines: [{ toolId, restock: 1, scrap: 1 }] }),
      settle,
      settleToo: settle,
      close: () => decideReturn.closeReturn(admin, id, 'Used'),
      // All that is left, so also what is in the return.
      refund: () => direct(rest),
      refundOne: () => direct(1),
    };
    const names = Array.from({ length: 4 }, () => random.pick(Object.keys(steps)) ?? 'settle');
    const settled = await Promise.allSettled(names.map((name) => steps[name]?.()));
    for (const [place, result] of settled.entries()) {
      if (result.status === 'fulfilled') continue;
      const { reason } = result;
      expect(reason instanceof AppError && REFUSALS.includes(reason.code), `${names[place]}: ${reason}`).toBe(
        true,
      );
    }
    const snapshot = await snapshotOf(bought);
    expect(faultsOf(snapshot), names.join(' x ')).toEqual([]);
    const made = snapshot.returns.find(({ _id }: ReturnDocument) => _id.toHexString() === id);
    outcomes.set(made?.state ?? '', (outcomes.get(made?.state ?? '') ?? 0) + 1);
    // What is still open would hold units of the next rounds.
    if (made && ['requested', 'approved', 'received'].includes(made.state)) {
      if (made.state === 'requested') await decideReturn.refuseReturn(admin, id, 'Over');
      else await decideReturn.closeReturn(admin, id, 'Over');
    }
    if (round % 50 === 0) {
      const { figures, ledger } = await stockOf(toolId);
      expect(ledger).toEqual(figures);
    }
  }
  for (const state of ['approved', 'received', 'settled', 'withdrawn', 'closed'])
    expect(outcomes.get(state), state).toBeGreaterThan(0);
}, 300_000);
