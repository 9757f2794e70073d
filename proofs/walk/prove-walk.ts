import { writeFileSync } from 'node:fs';
import { type OrderAxes, stateOf } from '@/lib/shared/orders/order-status';
import { inRoot } from '@/stack/paths';
import { CHECKS } from '../checks/all-checks';
import type { Snapshot } from '../checks/snapshot';
import { Random } from '../random';
import { pendingCalls } from '../stack/http-call';
import { openAdmin, openCustomers } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { ADMIN_STEPS, CHANGE_TRADE, newTool } from './admin-steps';
import type { Step } from './buyer-steps';
import { BUYER_STEPS } from './buyer-steps';
import { DEEDS } from './companies';
import { COMPANY_STEPS, unapprovedOrders } from './company-steps';
import { killAny, planCrashes } from './crash-plan';
import { EventListener } from './hear-events';
import { judgeTrade } from './judge-trade';
import { MailCollector } from './mail-collector';
import { openCompanies } from './open-companies';
import { PriceCalls } from './price-calls';
import { Progress } from './progress';

import { RETURN_STEPS } from './return-steps';
import { SHIPMENT_STEPS } from './shipment-steps';
import { StoreCalls } from './store-calls';
import { readJournal, takeSnapshot } from './take-snapshot';
import { endTroubles, TROUBLE_STEPS } from './trouble-steps';
import { waitUntilIdle } from './wait-until-idle';
import { watchStock } from './watch-stock';
import { World } from './world';

const GROUPS_MAX = 3;

/** While buyers order by it; now and then two admins edit one at once. */
const changePrices: Step = async (world, _calls, random) => {
  const prices = new PriceCalls(world, random);
  const [first, second] = world.admins;
  if (!first || !second) return;
  if (world.priceGroups.length < GROUPS_MAX) await prices.addGroup(first);
  const what = random.weighted({ add: 4, edit: 3, 'edit twice': 1, delete: 2 });
  if (what === 'add') await prices.addList(first);
  else if (what === 'delete') await prices.deleteList(second);
  else
    await Promise.all((what === 'edit' ? [first] : [first, second]).map((admin) => prices.editList(admin)));
};

const moveBuyer: Step = async (world, _calls, random) => {
  const [admin, buyer] = [random.pick(world.admins), random.pick(world.buyers)];
  if (admin && buyer) await new PriceCalls(world, random).assign(admin, buyer);
};

const PRICE_STEPS: Record<string, { weight: number; step: Step }> = {
  'change price lists': { weight: 5, step: changePrices },
  'move a buyer between price groups': { weight: 2, step: moveBuyer },
};

const FIRST_TOOLS = 6;
const PLENTIFUL_CENTS = [9_999, 49_999];
const PLENTY = { moq: 1, units: 20_000 };
/** Most operations beyond those of the walk, until all has been done once that it must have done. */
const ON_PURPOSE_MAX = 1_000;
/** In fewer operations chance may leave nothing of which one kind of deed could be done. */
const ALL_DEEDS_FROM = 1_000;
const COLLECT_EVERY = 150;

const STEPS = {
  ...BUYER_STEPS,
  ...ADMIN_STEPS,
  ...PRICE_STEPS,
  ...COMPANY_STEPS,
  ...SHIPMENT_STEPS,
  ...RETURN_STEPS,
  ...TROUBLE_STEPS,
};
const weightsOf = (isCharging: boolean) =>
  Object.fromEntries(
    Object.entries(STEPS)
      .filter(([name]) => isCharging || name !== CHANGE_TRADE)
      .map(([name, { weight }]) => [name, weight]),
  );

export type WalkOptions = {
  stack: ProofStack;
  seed: number;
  operations: number;
  crashes: number;
  /** In place of a kill; returns what was done, when everything is up again. */
  crash?: (stack: ProofStack, random: Random) => Promise<string>;
  buyers: number;
  clients: number;
  /** False: the shop charges neither freight nor tax. */
  charges?: boolean;
  log?: (line: string) => void;
};

export type WalkResult = {
  world: World;
  operations: number;
  looks: number;
  orders: Record<string, number>;
  mailsSentTwice: number;
  checks: { name: string; promise: string; violations: string[] }[];
  violations: string[];
};

async function openWorld({ stack, seed, buyers }: WalkOptions, random: Random): Promise<World> {
  const label = `walk${seed}`;
  const admins = [await openAdmin(stack, `${label}-admin-1`), await openAdmin(stack, `${label}-admin-2`)];
  const world = new World(stack, admins, await openCustomers(stack, `${label}-buyer`, buyers), label);
  const calls = new StoreCalls(world, random.fork('tools'));
  for (let left = FIRST_TOOLS; left > 0; left -= 1) await calls.addTool(admins[0]!, newTool(random));
  // A requisition and an offer would often come too late for the others.
  for (const priceCents of PLENTIFUL_CENTS) await calls.addTool(admins[0]!, { priceCents, ...PLENTY });
  await openCompanies(world, random.fork('companies'));
  return world;
}

/** One step after the other, while servers and database are killed by plan. */
async function walk(options: WalkOptions, world: World, random: Random, mails: MailCollector): Promise<void> {
  const { stack, operations, crashes, clients, crash = killAny, charges = true } = options;
  const weights = weightsOf(charges);
  const plan = planCrashes(random.fork('crashes'), operations, crashes);
  const crashing = random.fork('crash');
  const progress = new Progress({
    operations,
    kills: () => stack.kills.server + stack.kills.database,
    waitingFor: pendingCalls,
    log: (line) => options.log?.(line),
  });
  let crashed: Promise<void> = Promise.resolve();
  let done = 0;
  let pending = 0;
  // What chance left out is tried on purpose.
  const isUnfinished = () =>
    operations >= ALL_DEEDS_FROM && world.undone.length > 0 && done < operations + ON_PURPOSE_MAX;
  const nextUndone = (own: Random) => {
    const deed = own.pick(world.undone);
    return deed && DEEDS[deed];
  };
  const client = async (index: number, own: Random) => {
    const calls = new StoreCalls(world, own);
    // A kill of an idle store would prove nothing: everyone goes on until the last kill is over.
    while (!progress.isOver && (done < operations || pending > 0 || isUnfinished())) {
      done += 1;
      while (plan[0] !== undefined && done >= plan[0]) {
        plan.shift();
        pending += 1;
        crashed = crashed
          .then(async () => {
            const what = await crash(stack, crashing);
            options.log?.(`operation ${done}: ${what}`);
          })
          .catch((error: unknown) => progress.fail(error))
          .finally(() => {
            pending -= 1;
          });
      }
      if (done % COLLECT_EVERY === 0) await mails.collect();
      // Between them what chance chooses: an invoice to pay is that of an order that was placed and shipped.
      const name = (done > operations && own.chance(0.5) && nextUndone(own)) || own.weighted(weights);
      world.done.set(name, (world.done.get(name) ?? 0) + 1);
      await progress.at(index, name, () => STEPS[name]?.step(world, calls, own));
    }
  };
  const everyone = Array.from({ length: clients }, (_, index) =>
    client(index, random.fork(`client ${index}`)),
  );
  await progress.until(Promise.all(everyone).then(() => crashed));
}

/** Stores what a violation was found in, beside the log of the processes. */
function saveSnapshot(snapshot: Snapshot): void {
  writeFileSync(inRoot('test-results', 'violated-snapshot.json'), JSON.stringify(snapshot, null, 2));
}

function countStates(orders: readonly OrderAxes[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const state of orders.map(stateOf)) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/**
 * A random walk with crashes, after which the store must become idle and every invariant hold. Throws, with what it waited
 * for, where the walk does not end.
 */
export async function proveWalk(options: WalkOptions): Promise<WalkResult> {
  const { stack, seed } = options;
  const random = new Random(`walk ${seed}`);
  const world = await openWorld(options, random);
  const mails = new MailCollector(stack);
  const listener = await EventListener.start(stack, world.admins[0]!, random.fork('events'));
  let isOver = false;
  const watching = watchStock(stack, () => isOver);
  let workLeft: string[];
  try {
    await walk(options, world, random, mails);
    await endTroubles(world);
    listener.recover();
    workLeft = await waitUntilIdle(stack, options.log);
  } catch (error) {
    await listener.stop();
    throw error;
  } finally {
    isOver = true;
  }
  const watched = await watching;
  const told = await listener.told();
  await listener.stop();
  const received = await mails.mails();
  const journal = await readJournal(stack, world.admins[0]!);
  const snapshot = await takeSnapshot(stack, { claims: world.claims, mails: received, told, journal });
  const checks = CHECKS.map(({ name, promise, violations }) => ({
    name,
    promise,
    violations: violations(snapshot),
  }));
  if (checks.some(({ violations }) => violations.length > 0)) saveSnapshot(snapshot);
  const distinct = new Set(received.map(({ messageId }) => messageId)).size;
  return {
    world,
    operations: [...world.done.values()].reduce((sum, count) => sum + count, 0),
    looks: watched.looks,
    orders: countStates(snapshot.orders),
    mailsSentTwice: received.length - distinct,
    checks,
    violations: [
      ...world.violations,
      ...workLeft,
      ...watched.violations,
      ...(options.operations < ALL_DEEDS_FROM ? [] : world.undone.map((deed) => `never succeeded: ${deed}`)),
      ...unapprovedOrders(world, snapshot.orders),
      ...(await judgeTrade(world, snapshot)),
      ...checks.flatMap(({ name, violations }) => violations.map((violation) => `${name}: ${violation}`)),
    ],
  };
}
