import type { Random } from '../random';
import type { Step } from './buyer-steps';
import type { World } from './world';

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

/** Two admins at once: one ships what the other refunds. One of them is rejected. */
const shipAndRefund: Step = async (world, calls, random) => {
  const order = world.anyOrder(random, 'paid');
  if (!order) return;
  await Promise.all([
    calls.ship(order, anyAdmin(world, random)),
    calls.refund(order, anyAdmin(world, random)),
  ]);
};

/** Resolves a failed refund; now and then two admins do at once. */
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

/** Few units and a low minimum, so that buyers compete for the last ones. */
export function newTool(random: Random): { priceCents: number; moq: number; units: number } {
  return { priceCents: random.whole(99, 49_999), moq: random.whole(1, 4), units: random.whole(30, 150) };
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

/** What admins do, weighted among all steps. */
export const ADMIN_STEPS: Record<string, { weight: number; step: Step }> = {
  ship: { weight: 6, step: ship },
  refund: { weight: 4, step: refund },
  'ship and refund at once': { weight: 2, step: shipAndRefund },
  'resolve a failed refund': { weight: 2, step: resolveFailedRefund },
  'cancel as admin': { weight: 2, step: cancelAny },
  'add a tool': { weight: 1, step: addTool },
  'delete a tool': { weight: 1, step: deleteTool },
  'correct the stock': { weight: 4, step: correctStock },
};
