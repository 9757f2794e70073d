import type { ReturnState } from '@/lib/shared/shipments/return-states';
import type { Random } from '../random';
import { isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { Step } from './buyer-steps';
import { anyAdmin, anyBought, readAs } from './shipment-steps';
import type { StoreCalls } from './store-calls';
import type { ReturnBelief, WalkReturn, World } from './world';

const REASONS = ['damaged', 'defective', 'wrong-item', 'not-needed'] as const;

type At = { world: World; calls: StoreCalls; random: Random };
type ReturnStep = (at: At) => Promise<void>;

const asStep =
  (step: ReturnStep): Step =>
  (world, calls, random) =>
    step({ world, calls, random });

/** Rather a new one; now and then any, since people err. */
function anyReturn({ world, random }: At, belief: ReturnBelief): WalkReturn | undefined {
  const { returns } = world;
  const fitting = random.chance(0.1) ? returns : returns.filter((one) => one.belief === belief);
  return random.pick(fitting.slice(-12));
}

/** By its buyer, or by an admin for them; now and then more than the shipment has, which is refused. */
const request: ReturnStep = async ({ world, calls, random }) => {
  const order = anyBought(world, random, random.chance(0.8) ? 'shipped' : 'to ship');
  const read = order && (await readAs(calls, anyAdmin(world, random), order.id));
  const shipment = random.pick(read?.shipments ?? []);
  if (!order || !shipment) return;
  const lines = shipment.lines
    .filter((_, place) => place === 0 || random.chance(0.5))
    .map(({ toolId, quantity }) => ({ toolId, quantity: random.whole(1, quantity) }));
  const body = {
    shipmentId: shipment._id,
    lines: lines.map((line) => ({ ...line, reason: random.pick([...REASONS]) })),
  };
  const send = async () => {
    const isByShop = random.chance(0.2);
    const made = isByShop
      ? await calls.send(anyAdmin(world, random), `POST /api/all-order/${order.id}/return`, body, true)
      : await calls.send(order.buyer, `POST /api/order/${order.id}/return`, body, true);
    if (made.status !== 201) return;
    const belief = isByShop ? 'approved' : 'requested';
    world.returns.push({ id: made.body.insertedId, order, lines, belief });
    world.claims.push({ kind: 'return', returnId: made.body.insertedId, state: belief });
  };
  await Promise.all(random.chance(0.2) ? [send(), send()] : [send()]);
};

/** Takes a step that needs no key, again where its answer was lost. */
async function take(
  { world, calls }: At,
  made: WalkReturn,
  { by, path, body, state }: { by: Person; path: string; body?: unknown; state: ReturnState },
): Promise<void> {
  const send = () => calls.send(by, `POST ${path}`, body);
  const first = await send();
  const taken = first.status === 'no-response' ? await send() : first;
  if (taken.body?.code === 'return-decided') made.belief = beliefOf(taken.body.current);
  if (!isDone(taken)) return;
  made.belief = beliefOf(state);
  world.claims.push({ kind: 'return', returnId: made.id, state });
  if (state === 'withdrawn') world.did('return withdrawn');
  if (state === 'received') world.did('return received');
}

const beliefOf = (state: ReturnState): ReturnBelief =>
  state === 'requested' || state === 'approved' || state === 'received' ? state : 'over';

/** Approved, fewer units of it too, refused or withdrawn; now and then two of these at once. */
const answer: ReturnStep = async (at) => {
  const { world, random } = at;
  const made = anyReturn(at, 'requested');
  if (!made) return request(at);
  const [admin, path] = [anyAdmin(world, random), `/api/all-return/${made.id}`];
  const acts = {
    approve: () => {
      const fewer = made.lines.map(({ toolId, quantity }) => ({
        toolId,
        quantity: random.whole(1, quantity),
      }));
      const body = random.chance(0.3) ? { lines: fewer } : {};
      return take(at, made, { by: admin, path: `${path}/approve`, body, state: 'approved' });
    },
    refuse: () =>
      take(at, made, { by: admin, path: `${path}/refuse`, body: { reason: 'Used.' }, state: 'refused' }),
    withdraw: () =>
      take(at, made, { by: made.order.buyer, path: `/api/return/${made.id}/withdraw`, state: 'withdrawn' }),
  };
  const pick = () => acts[random.weighted({ approve: 7, refuse: 1, withdraw: 1.5 })]();
  await Promise.all(random.chance(0.25) ? [pick(), pick()] : [pick()]);
};

/** What came of it; now and then it is withdrawn or closed at once, or the parcel is recorded twice. */
const receive: ReturnStep = async (at) => {
  const { world, random } = at;
  const made = anyReturn(at, 'approved');
  if (!made) return answer(at);
  const [admin, path] = [anyAdmin(world, random), `/api/all-return/${made.id}`];
  const lines = made.lines.map(({ toolId, quantity }) => {
    const restock = random.whole(0, quantity);
    return { toolId, restock, scrap: random.whole(0, quantity - restock) };
  });
  const body = { lines, ...(random.chance(0.4) ? { externalId: world.name('RECEIPT') } : {}) };
  const record = () => take(at, made, { by: admin, path: `${path}/receive`, body, state: 'received' });
  const other = random.weighted({ none: 6, again: 2, withdraw: 1, close: 1 });
  await Promise.all([
    record(),
    ...(other === 'again' ? [record()] : []),
    ...(other === 'withdraw'
      ? [
          take(at, made, {
            by: made.order.buyer,
            path: `/api/return/${made.id}/withdraw`,
            state: 'withdrawn',
          }),
        ]
      : []),
    ...(other === 'close'
      ? [take(at, made, { by: admin, path: `${path}/close`, body: { reason: 'Late.' }, state: 'closed' })]
      : []),
  ]);
};

/** Settled, all of it or a part, or closed; now and then both, twice, or beside a direct refund of its units. */
const end: ReturnStep = async (at) => {
  const { world, calls, random } = at;
  const made = anyReturn(at, 'received');
  if (!made) return receive(at);
  const { order, lines } = made;
  const [admin, path] = [anyAdmin(world, random), `/api/all-return/${made.id}`];
  const settle = async () => {
    const body = random.chance(0.3) ? { amount: random.whole(1, 20_000) / 100, reason: 'A part.' } : {};
    const settled = await calls.send(admin, `POST ${path}/settle`, body, true);
    if (settled.body?.code === 'return-decided') made.belief = beliefOf(settled.body.current);
    if (!isDone(settled)) return;
    const { refundId, refunded } = settled.body;
    made.belief = 'over';
    const cents = Math.round(refunded * 100);
    world.claims.push({ kind: 'part-refunded', orderId: order.id, refundId, cents });
    world.claims.push({ kind: 'return', returnId: made.id, state: 'settled' });
    world.did(order.isOnAccount ? 'return settled on account' : 'return settled');
  };
  const refund = async () => {
    const body = {
      lines: lines.map(({ toolId, quantity }) => ({ toolId, quantity, restock: false, of: 'shipped' })),
      reason: 'Beside a return.',
    };
    const refunded = await calls.send(admin, `POST /api/all-order/${order.id}/refund`, body, true);
    if (!isDone(refunded)) return;
    const { refundId, refunded: amount } = refunded.body;
    const cents = Math.round(amount * 100);
    world.claims.push({ kind: 'part-refunded', orderId: order.id, refundId, cents });
  };
  const close = () =>
    take(at, made, { by: admin, path: `${path}/close`, body: { reason: 'No money.' }, state: 'closed' });
  const how = random.weighted({ settle: 7, close: 1, twice: 1, both: 1, refund: 1.5 });
  if (how === 'close') await close();
  else
    await Promise.all([
      settle(),
      ...(how === 'twice' ? [settle()] : []),
      ...(how === 'both' ? [close()] : []),
      ...(how === 'refund' ? [refund()] : []),
    ]);
};

export const RETURN_STEPS: Record<string, { weight: number; step: Step }> = {
  'ask for a return': { weight: 7, step: asStep(request) },
  'answer a return': { weight: 6, step: asStep(answer) },
  'receive a return': { weight: 5, step: asStep(receive) },
  'end a return': { weight: 5, step: asStep(end) },
};
