import type { Random } from '../random';
import { isDone } from '../stack/http-call';
import type { NewTool } from '../stack/shop';
import type { Step } from './buyer-steps';
import { TRADES } from './trade-settings';
import type { OrderView, RefundPart, World } from './world';

const FEWEST_TOOLS = 4;

function anyAdmin(world: World, random: Random) {
  return random.pick(world.admins)!;
}

const ship: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'paid');
  if (order) await calls.ship(order, anyAdmin(world, random));
};

const refund: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'paid');
  if (order) await calls.refund(order, anyAdmin(world, random));
};

/** Now and then more than there is, which is refused. */
function partOf(order: OrderView, random: Random): RefundPart {
  const { request } = order;
  const ordered =
    'lines' in request ? request.lines : [{ toolId: request.toolId, quantity: request.quantity }];
  const lines = ordered
    .filter(() => random.chance(0.6))
    .map(({ toolId, quantity }) => ({
      toolId,
      quantity: random.whole(1, Math.max(1, quantity)),
      restock: random.chance(0.5),
      ...(random.chance(0.4) ? { of: random.weighted({ open: 1, shipped: 1 }) } : {}),
    }));
  const isAmountGiven = lines.length === 0 || random.chance(0.3);
  const amount = isAmountGiven ? { amount: random.whole(1, 30_000) / 100 } : {};
  const shipping = random.chance(0.2) ? { shipping: random.whole(1, 500) / 100 } : {};
  return { ...(lines.length > 0 ? { lines } : {}), ...amount, ...shipping, reason: 'A part of the walk.' };
}

const DAY_MS = 24 * 3_600_000;

/** A day for one line, or none; now and then another admin ships the order, or moves the same line, at once. */
const movePromise: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, random.chance(0.7) ? 'paid' : 'unpaid');
  if (!order) return;
  const { request } = order;
  const toolId = 'lines' in request ? random.pick(request.lines)?.toolId : request.toolId;
  const promise = () => {
    const day = new Date(Date.now() + random.whole(2, 60) * DAY_MS).toISOString().slice(0, 10);
    const lines = [{ toolId, promisedOn: random.chance(0.2) ? null : day }];
    return calls.send(anyAdmin(world, random), `PATCH /api/all-order/${order.id}/promise`, { lines });
  };
  const other = random.weighted({ none: 6, promise: 2, ship: 1 });
  await Promise.all([
    promise(),
    ...(other === 'promise' ? [promise()] : []),
    ...(other === 'ship' ? [calls.ship(order, anyAdmin(world, random))] : []),
  ]);
};

/** Paid, shipped or whatever became of it since. */
const refundPart: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, random.chance(0.6) ? 'paid' : 'over');
  if (order) await calls.refundPart(order, anyAdmin(world, random), partOf(order, random));
};

/** Two admins refund parts at once, or one ships or refunds the whole meanwhile. */
const refundPartsAtOnce: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'paid');
  if (!order) return;
  const other = random.weighted({ part: 2, ship: 1, refund: 1 });
  await Promise.all([
    calls.refundPart(order, anyAdmin(world, random), partOf(order, random)),
    other === 'part'
      ? calls.refundPart(order, anyAdmin(world, random), partOf(order, random))
      : calls[other](order, anyAdmin(world, random)),
  ]);
};

/** One admin ships what another refunds at once. One of them is rejected. */
const shipAndRefund: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'paid');
  if (!order) return;
  await Promise.all([
    calls.ship(order, anyAdmin(world, random)),
    calls.refund(order, anyAdmin(world, random)),
  ]);
};

const resolveFailedRefund: Step = async (world, calls, random) => {
  const what = random.chance(0.75) ? 'retried' : 'settled';
  const responses = [calls.resolveFailedRefund(anyAdmin(world, random), what)];
  if (random.chance(0.2)) responses.push(calls.resolveFailedRefund(anyAdmin(world, random), 'retried'));
  await Promise.all(responses);
};

const cancelAny: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  if (order) await calls.cancelAny(order, anyAdmin(world, random));
};

const addTool: Step = async (world, calls, random) => {
  await calls.addTool(anyAdmin(world, random), newTool(random));
};

/** Few units and a low minimum, so that buyers compete for the last ones; of some more are sold than there are. */
export function newTool(random: Random): NewTool {
  return {
    ...{ priceCents: random.whole(99, 49_999), moq: random.whole(1, 4), units: random.whole(30, 150) },
    ...(random.chance(0.4) ? { units: random.whole(5, 20), backorderLimit: random.whole(5, 40) } : {}),
    ...(random.chance(0.3) ? { serialised: true } : {}),
  };
}

const deleteTool: Step = async (world, calls, random) => {
  if (world.tools.length <= FEWEST_TOOLS) return;
  const [tool] = world.tools.splice(random.whole(0, world.tools.length - 1), 1);
  if (tool) await calls.deleteTool(anyAdmin(world, random), tool.id);
};

const correctStock: Step = async (world, calls, random) => {
  const tool = random.pick(world.tools);
  if (tool) await calls.correctStock(anyAdmin(world, random), tool.id, random.whole(-10, 40));
};

/** Begins, changes or ends charging; now and then two admins save at once, of whom one is refused. */
const changeTrade: Step = async (world, calls, random) => {
  const [first, second] = world.admins;
  if (!first || !second) return;
  const current = await calls.send(first, 'GET /api/trade');
  if (!isDone(current)) return;
  // One whose answer was lost is read here.
  world.noteTrade(current.body);
  const save = async (admin: typeof first) => {
    const trade = random.pick(TRADES);
    if (!trade) return;
    const body = { revision: current.body.revision, ...trade };
    const saved = await calls.send(admin, 'PUT /api/trade', body);
    if (isDone(saved)) world.noteTrade(saved.body);
  };
  await Promise.all((random.chance(0.2) ? [first, second] : [first]).map(save));
};

/** By hand, as there is no service; refused for a company without a number, and in a shop without VAT. */
const confirmNumber: Step = async (world, calls, random) => {
  const company = random.pick(world.companies.all);
  const confirm = { reason: 'The walk has seen it.' };
  if (!company) return;
  await calls.send(anyAdmin(world, random), `POST /api/all-company/${company.id}/vat-check`, { confirm });
};

export const CHANGE_TRADE = 'change trade settings';

export const ADMIN_STEPS: Record<string, { weight: number; step: Step }> = {
  ship: { weight: 6, step: ship },
  refund: { weight: 4, step: refund },
  'move a promise': { weight: 4, step: movePromise },
  'refund a part': { weight: 5, step: refundPart },
  'refund parts at once': { weight: 2, step: refundPartsAtOnce },
  'ship and refund at once': { weight: 2, step: shipAndRefund },
  'resolve a failed refund': { weight: 2, step: resolveFailedRefund },
  'cancel as admin': { weight: 2, step: cancelAny },
  'add a tool': { weight: 1, step: addTool },
  'delete a tool': { weight: 1, step: deleteTool },
  'correct the stock': { weight: 4, step: correctStock },
  'confirm a VAT number': { weight: 2, step: confirmNumber },
  [CHANGE_TRADE]: { weight: 2, step: changeTrade },
};
