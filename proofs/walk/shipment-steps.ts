import type { Order } from '@/lib/shared/orders/order.schema';
import type { Random } from '../random';
import { isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { Step } from './buyer-steps';
import type { StoreCalls } from './store-calls';
import type { World } from './world';

/** An order by card or on account. */
export type Bought = { id: string; buyer: Person; isOnAccount: boolean; end: () => void };

export function anyBought(world: World, random: Random, stage: 'to ship' | 'shipped'): Bought | undefined {
  if (random.chance(0.5)) {
    const order = world.anyOrder(random, stage === 'to ship' ? 'paid' : 'over');
    const end = () => {
      if (order) order.belief = 'over';
    };
    return order && { id: order.id, buyer: order.buyer, isOnAccount: false, end };
  }
  const fitting = world.companies.orders.filter(({ belief }) =>
    stage === 'to ship' ? belief === 'on-account' : belief === 'shipped' || belief === 'settled',
  );
  const order = random.pick(fitting.slice(-12));
  const end = () => {
    if (order) order.belief = 'shipped';
  };
  return order && { id: order.id, buyer: order.buyer, isOnAccount: true, end };
}

export const anyAdmin = (world: World, random: Random): Person => random.pick(world.admins)!;

export async function readAs(calls: StoreCalls, person: Person, id: string): Promise<Order | null> {
  const read = await calls.send(person, `GET /api/order/${id}`);
  return isDone(read) ? read.body : null;
}

type Units = { toolId: string; quantity: number };

/** Some of what is open; now and then a unit more, which is refused. */
function someOpen({ lines }: Order, random: Random): Units[] {
  const open = lines.filter(({ openQuantity = 0 }) => openQuantity > 0);
  const some = open.filter(() => random.chance(0.6));
  return (some.length > 0 ? some : open.slice(0, 1)).map(({ toolId, openQuantity: quantity = 0 }) => ({
    toolId,
    quantity: random.chance(0.05) ? quantity + 1 : random.whole(1, quantity),
  }));
}

/** New ones; now and then one that left before, which is refused unless it came back. */
function serialsFor(world: World, { toolId, quantity }: Units, random: Random): { serials?: string[] } {
  if (!world.tools.find(({ id }) => id === toolId)?.serialised || random.chance(0.3)) return {};
  const known = world.serials.get(toolId) ?? [];
  const again = random.chance(0.3) ? random.pick(known) : undefined;
  const serials = again
    ? [again]
    : Array.from({ length: random.whole(1, Math.min(2, quantity)) }, () => world.name('SN'));
  world.serials.set(toolId, [...known, ...serials].slice(-20));
  return { serials };
}

const parcel = (world: World) => ({ carrier: 'ups', trackingNumber: world.name('1Z').replaceAll(' ', '-') });

/** By a key, or by a number of another program; now and then twice at once, or beside another part. */
const shipPart: Step = async (world, calls, random) => {
  const order = anyBought(world, random, 'to ship');
  const admin = anyAdmin(world, random);
  const read = order && (await readAs(calls, admin, order.id));
  if (!order || !read) return;
  const part = () => {
    const lines = someOpen(read, random).map((line) => ({ ...line, ...serialsFor(world, line, random) }));
    return { lines, ...(random.chance(0.5) ? { parcels: [parcel(world)] } : {}) };
  };
  const send = async (body: ReturnType<typeof part> & { externalId?: string }) => {
    if (body.lines.length === 0) return;
    const path = `POST /api/all-order/${order.id}/shipment`;
    const shipped = await calls.send(admin, path, body, body.externalId === undefined);
    if (shipped.status !== 201) return;
    const { insertedId: shipmentId, open } = shipped.body;
    const lines = body.lines.map(({ toolId, quantity }) => ({ toolId, quantity }));
    world.claims.push({ kind: 'part-shipped', orderId: order.id, shipmentId, lines });
    world.did('part shipped');
    if (open === 0) order.end();
  };
  const first = part();
  const how = random.weighted({ key: 5, number: 3, parts: 2 });
  if (how === 'key') await send(first);
  else if (how === 'parts') await Promise.all([send(first), send(part())]);
  else {
    const twice = { ...first, externalId: world.name('ERP') };
    await Promise.all([send(twice), send(twice)]);
  }
};

/** Now and then beside a shipment of the same units. */
const cancelUnits: Step = async (world, calls, random) => {
  const order = anyBought(world, random, 'to ship');
  const admin = anyAdmin(world, random);
  const read = order && (await readAs(calls, admin, order.id));
  const lines = read ? someOpen(read, random) : [];
  if (!order || lines.length === 0) return;
  const cancel = async () => {
    const body = { lines, reason: 'Units of the walk.' };
    const cancelled = await calls.send(admin, `POST /api/all-order/${order.id}/cancel-units`, body, true);
    if (!isDone(cancelled)) return;
    const { amount, refundId } = cancelled.body;
    const cents = Math.round(amount * 100);
    const orderId = order.id;
    world.claims.push(
      refundId
        ? { kind: 'part-refunded', orderId, refundId, cents }
        : { kind: 'units-cancelled', orderId, lines, cents },
    );
    world.did('units cancelled');
  };
  const isRaced = random.chance(0.25);
  const ship = () => calls.send(admin, `POST /api/all-order/${order.id}/shipment`, { lines }, true);
  await Promise.all([cancel(), ...(isRaced ? [ship()] : [])]);
};

const correctTracking: Step = async (world, calls, random) => {
  const order = anyBought(world, random, random.chance(0.5) ? 'shipped' : 'to ship');
  const admin = anyAdmin(world, random);
  const read = order && (await readAs(calls, admin, order.id));
  const shipment = random.pick(read?.shipments ?? []);
  if (!shipment) return;
  const body = { parcels: random.chance(0.2) ? [] : [parcel(world)] };
  const corrected = await calls.send(admin, `PATCH /api/all-shipment/${shipment._id}`, body);
  if (isDone(corrected) && corrected.body.modifiedCount === 1) world.did('tracking corrected');
};

export const SHIPMENT_STEPS: Record<string, { weight: number; step: Step }> = {
  'ship a part': { weight: 9, step: shipPart },
  'cancel open units': { weight: 4, step: cancelUnits },
  'correct tracking': { weight: 2, step: correctTracking },
};
