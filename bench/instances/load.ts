import { addTool, call, type Person, registerCustomer } from '@/tests/support/people';
import { runAll } from '../mongo/measure';
import { type Asked, loadOf } from '../serve/wrk';
import { openConnections, processorMs } from '../soak/watched-process';
import type { Measured } from './measured-instances';

const SECONDS = 5;
const BUYERS = 64;
const SAMPLE_MS = 50;
const UNAVAILABLE = 503;

/** What all instances did together, and what a request took of a processor in the one that served it. */
export type Loaded = { perSecond: number; processorMs: number };

/** Asks every instance at once for these addresses, each through 16 connections. */
export async function readAll(instances: readonly Measured[], asked: Asked): Promise<Loaded> {
  const servers = instances.map(({ port }) => `http://127.0.0.1:${port}`);
  const loads = await Promise.all(servers.map((server) => loadOf(server, asked, SECONDS)));
  const perSecond = loads.reduce((sum, load) => sum + load.perSecond, 0);
  const used = loads.reduce((sum, load) => sum + load.perSecond * load.processorUs, 0);
  return { perSecond, processorMs: used / perSecond / 1_000 };
}

/** What came of orders: the most connections of one instance, and how many were refused for want of a free one. */
type Ordered = Loaded & { connections: number; refused: number };

export type Shop = { buyers: Person[]; tools: string[] };

/** Adds tools and registers buyers, so many that orders seldom meet. */
export async function openShop(admin: Person): Promise<Shop> {
  const shop: Shop = { buyers: [], tools: [] };
  await runAll(4, BUYERS, async () => {
    shop.buyers.push(await registerCustomer());
    shop.tools.push(await addTool(admin, { moq: 1, quantity: 1_000_000 }));
  });
  return shop;
}

/** Has orders of one line placed, so many at once, through the instances in turn. */
export async function orderAll(
  instances: readonly Measured[],
  { buyers, tools }: Shop,
  { orders, atOnce }: { orders: number; atOnce: number },
): Promise<Ordered> {
  const pids = instances.map(({ process }) => process.pid ?? 0);
  let connections = 0;
  let refused = 0;
  const sampling = setInterval(() => {
    const open = instances.map(({ databasePort }, place) => openConnections(pids[place] ?? 0, databasePort));
    connections = Math.max(connections, ...open);
  }, SAMPLE_MS);
  const usedBefore = pids.map(processorMs);
  const startedAt = performance.now();
  await runAll(atOnce, orders, async (number) => {
    const { url } = instances[number % instances.length] as Measured;
    const { token, email } = buyers[number % buyers.length] as Person;
    const toolId = tools[(number * 7) % tools.length];
    const body = { toolId, orderQuantity: 1, address: '1 Test Street', phone: '5550100', buyerEmail: email };
    const { status } = await call('POST', `${url}/api/order`, body, { authorization: `Bearer ${token}` });
    if (status === UNAVAILABLE) refused += 1;
    else if (status !== 201) throw new Error(`An order was refused with ${status}.`);
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  clearInterval(sampling);
  const used = pids.reduce((sum, pid, place) => sum + processorMs(pid) - (usedBefore[place] ?? 0), 0);
  return { perSecond: (orders - refused) / seconds, processorMs: used / orders, connections, refused };
}
