import type { Random } from '../random';
import type { CartOperation, OrderRequest } from '../stack/shop';
import { authenticate, type Card, confirmCard } from './card';
import type { StoreCalls } from './store-calls';
import type { OrderView, World } from './world';

export type Step = (world: World, calls: StoreCalls, random: Random) => Promise<void>;

const MOST_UNITS = 8;
const LINES_MAX = 5;

function newRequest(world: World, random: Random): OrderRequest | null {
  const tool = random.pick(world.tools);
  if (!tool) return null;
  const quantity = tool.moq + random.whole(0, MOST_UNITS);
  const key = random.chance(0.9) ? world.name('key').replaceAll(' ', '-') : undefined;
  const request = { toolId: tool.id, quantity, valueCents: quantity * tool.priceCents };
  return key ? { ...request, key } : request;
}

const place: Step = async (world, calls, random) => {
  const [buyer, request] = [random.pick(world.buyers), newRequest(world, random)];
  if (buyer && request) await calls.place(buyer, await calls.delivered(buyer, request));
};

const placeTwice: Step = async (world, calls, random) => {
  const [buyer, request] = [random.pick(world.buyers), newRequest(world, random)];
  if (!buyer || !request?.key) return;
  const sent = await calls.delivered(buyer, request);
  await Promise.all([calls.place(buyer, sent), calls.place(buyer, sent)]);
};

/** The response was lost: the client sends the same request again. */
const placeAgain: Step = async (world, calls, random) => {
  const unsure = world.unsure.shift();
  const order = random.pick(world.orders);
  if (unsure) await calls.place(unsure.buyer, unsure.request);
  else if (order?.request.key) await calls.place(order.buyer, order.request);
};

/** Removes what cannot be ordered, and orders the rest; now and then twice at once. */
const placeCart: Step = async (world, calls, random) => {
  const buyer = random.pick(world.buyers);
  const first = random.whole(0, world.tools.length);
  const chosen = world.tools.filter((_, place) => (place + first) % world.tools.length < LINES_MAX);
  if (!buyer || chosen.length === 0) return;
  const additions = chosen.map(({ id: toolId, moq }): CartOperation => {
    return { op: 'add', toolId, quantity: moq + random.whole(0, MOST_UNITS) };
  });
  let cart = await calls.changeCart(buyer, additions);
  const wrong = cart?.lines.filter(({ problems }) => problems.length > 0) ?? [];
  const repairs = wrong.map(({ toolId, problems }): CartOperation => {
    const fix = problems.find((problem) => problem.fix)?.fix;
    return fix ? { op: 'set', toolId, quantity: fix.quantity } : { op: 'remove', toolId };
  });
  if (repairs.length > 0) cart = await calls.changeCart(buyer, repairs);
  if (!cart || cart.lines.length === 0) return;
  const request = await calls.delivered(buyer, {
    lines: cart.lines.map(({ toolId, quantity }) => ({ toolId, quantity })),
    version: cart.version,
    valueCents: Math.round(cart.due * 100),
    key: world.name('key').replaceAll(' ', '-'),
  });
  const clicks = random.chance(0.2) ? 2 : 1;
  await Promise.all(Array.from({ length: clicks }, () => calls.place(buyer, request)));
};

/** The key of another request: rejected, or at least no second order. */
const misuseKey: Step = async (world, calls, random) => {
  const order = random.pick(world.orders);
  if (!order?.request.key) return;
  const { request } = order;
  if ('lines' in request) {
    await calls.place(order.buyer, { ...request, version: request.version + 1 });
    return;
  }
  const quantity = request.quantity + 1;
  const valueCents = (request.valueCents / request.quantity) * quantity;
  await calls.place(order.buyer, { ...request, quantity, valueCents });
};

/** Then goes on as people do: tries another card, or closes the tab. */
async function payWith(
  card: Card,
  order: OrderView,
  intent: { intentId: string; secret: string },
  { world, calls, random }: { world: World; calls: StoreCalls; random: Random },
): Promise<void> {
  let charge = await confirmCard(world, intent, card);
  if (charge === 'requires_action') {
    if (random.chance(0.3)) {
      world.unfinished.push({ order, intentId: intent.intentId });
      return;
    }
    charge = await authenticate(world, intent.intentId, random.chance(0.75));
  }
  if (charge === 'declined' && random.chance(0.6)) charge = await confirmCard(world, intent, 'good');
  const isTabOpen = random.chance(0.65);
  if (isTabOpen && (charge === 'succeeded' || random.chance(0.05)))
    await calls.record(order, intent.intentId);
}

const pay: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  const intent = order && (await calls.createIntent(order));
  if (!order || !intent) return;
  const card = random.weighted<Card>({ good: 60, declined: 12, empty: 6, asksForMore: 22 });
  await payWith(card, order, intent, { world, calls, random });
};

const payTwice: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  if (!order) return;
  const tabs = await Promise.all([calls.createIntent(order), calls.createIntent(order)]);
  await Promise.all(
    tabs.map((intent) => (intent ? payWith('good', order, intent, { world, calls, random }) : undefined)),
  );
};

const payLoosely: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  const intent = order && (await calls.createUnattachedIntent(order.buyer, order.request.valueCents));
  if (order && intent) await payWith('good', order, intent, { world, calls, random });
};

const payWithOthers: Step = async (world, calls, random) => {
  const [mine, other] = [random.pick(world.orders), random.pick(world.orders)];
  if (!mine || !other || mine === other) return;
  const intent = world.claims.find((claim) => claim.kind === 'payable' && claim.orderId === other.id);
  if (intent?.kind === 'payable') await calls.record(mine, intent.intentId);
};

const payAndCancel: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  const intent = order && (await calls.createIntent(order));
  if (!order || !intent) return;
  await Promise.all([payWith('good', order, intent, { world, calls, random }), calls.cancelOwn(order)]);
};

const finishSecure: Step = async (world, calls, random) => {
  const waiting = world.unfinished.shift();
  if (!waiting) return;
  const charge = await authenticate(world, waiting.intentId, random.chance(0.75));
  if (charge === 'succeeded' && random.chance(0.5)) await calls.record(waiting.order, waiting.intentId);
};

const cancel: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'unpaid');
  if (order) await calls.cancelOwn(order);
};

const look: Step = async (world, calls, random) => {
  const order = random.pick(world.orders);
  if (order) await calls.look(order);
};

export const BUYER_STEPS: Record<string, { weight: number; step: Step }> = {
  place: { weight: 26, step: place },
  'place a cart': { weight: 8, step: placeCart },
  'place twice at once': { weight: 5, step: placeTwice },
  'place again': { weight: 5, step: placeAgain },
  'reuse a key': { weight: 1, step: misuseKey },
  pay: { weight: 22, step: pay },
  'pay in two tabs': { weight: 4, step: payTwice },
  'pay without an order': { weight: 2, step: payLoosely },
  'pay with another’s payment': { weight: 1, step: payWithOthers },
  'pay and cancel at once': { weight: 4, step: payAndCancel },
  'finish 3-D Secure': { weight: 4, step: finishSecure },
  cancel: { weight: 5, step: cancel },
  look: { weight: 3, step: look },
};
