import { ObjectId } from 'mongodb';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { Random } from '../random';
import type { Person } from '../stack/people';
import { addTool, type CartOperation, type Line, patchCart, postCart, type ToolOnSale } from '../stack/shop';
import { type CartBuying, type CartOutcome, judgeCartRace } from './judge-cart-race';
import type { RaceOptions } from './race';
import { watchToolStock } from './watch-stock';

const LINES = 5;
const MOST_UNITS = 3;
/** A buyer whose cart is short takes what is left, at most so often. */
const TRIES = 30;

export type CartRaceResult = {
  orders: number;
  unitsSold: number;
  losers: number;
  reads: number;
  violations: string[];
};

function withWhatIsLeft(lines: readonly Line[], short: readonly { toolId: string; left: number }[]): Line[] {
  const left = new Map(short.map((line) => [line.toolId, line.left]));
  return lines
    .map(({ toolId, quantity }) => ({ toolId, quantity: left.get(toolId) ?? quantity }))
    .filter(({ quantity }) => quantity > 0);
}

/** Turns one cart into the other. */
function difference(from: readonly Line[], to: readonly Line[]): CartOperation[] {
  const gone = from.filter(({ toolId }) => !to.some((line) => line.toolId === toolId));
  return [
    ...gone.map(({ toolId }): CartOperation => ({ op: 'remove', toolId })),
    ...to.map((line): CartOperation => ({ op: 'set', ...line })),
  ];
}

/** While something is short, the buyer orders what is left. A third of them click twice. */
async function buy(
  race: RaceOptions,
  tools: ToolOnSale[],
  buyer: Person,
  random: Random,
): Promise<CartBuying> {
  const outcomes: CartOutcome[] = [];
  const url = () => race.stack.anyUrl(random);
  const name = `carts-${race.seed}-${buyer.name}`;
  const first = random.whole(0, tools.length - 1);
  // Each begins with another tool: a fixed order among transactions must not depend on the buyers'.
  let lines: Line[] = tools.map((_, place) => {
    const tool = tools[(place + first) % tools.length] as ToolOnSale;
    return { toolId: tool.id, quantity: random.whole(1, MOST_UNITS) };
  });
  let ops: CartOperation[] = lines.map((line) => ({ op: 'add', ...line }));
  for (let attempt = 1; attempt <= TRIES && ops.length > 0; attempt += 1) {
    const filled = await patchCart(await url(), buyer, { ops, key: `${name}-fill-${attempt}` });
    if (filled.status !== 200) {
      outcomes.push({ lines, status: filled.status, body: filled.body });
      break;
    }
    if (lines.length === 0) break;
    const { version, due } = filled.body;
    const request = { lines, version, valueCents: Math.round(due * 100), key: `${name}-${attempt}` };
    const clicks = random.chance(1 / 3) ? 2 : 1;
    const responses = await Promise.all(
      Array.from({ length: clicks }, async () => postCart(await url(), buyer, request)),
    );
    outcomes.push(...responses.map(({ status, body }) => ({ lines, status, body })));
    const refused = responses.find(({ status }) => status !== 201);
    if (!refused || responses.some(({ status }) => status === 201)) break;
    const left = withWhatIsLeft(lines, refused.body?.lines ?? []);
    ops = difference(lines, left);
    lines = left;
  }
  return { buyer, outcomes, left: lines };
}

export async function runCartRace(race: RaceOptions): Promise<CartRaceResult> {
  const { stack, admin, buyers, units, seed } = race;
  const random = new Random(`carts ${seed}`);
  const tools = await Promise.all(
    Array.from({ length: LINES }, (_, place) => {
      const name = `Cart race ${seed} ${place + 1}`;
      return addTool(stack.url(0), admin, { name, priceCents: random.whole(99, 4_999), moq: 1, units });
    }),
  );
  let isOver = false;
  const watching = watchToolStock(stack, tools[0]?.id ?? '', () => isOver);
  const buyings = await Promise.all(buyers.map((buyer) => buy(race, tools, buyer, random.fork(buyer.name))));
  isOver = true;
  const reads = await watching;

  const ids = tools.map(({ id }) => new ObjectId(id));
  const owners = buyers.map(({ id }) => new ObjectId(id));
  const [stored, orders, ledger, carts] = await Promise.all([
    stack.db
      .collection<ToolDocument>('tools')
      .find({ _id: { $in: ids } })
      .toArray(),
    stack.db
      .collection<OrderDocument>('orders')
      .find({ 'lines.toolId': { $in: ids } })
      .toArray(),
    stack.db
      .collection<StockLedgerDocument>('stock_ledger')
      .find({ toolId: { $in: ids } })
      .toArray(),
    stack.db
      .collection<CartDocument>('carts')
      .find({ _id: { $in: owners } })
      .toArray(),
  ]);
  return {
    orders: orders.length,
    unitsSold: orders.reduce((sum, order) => sum + order.units, 0),
    losers: buyings.filter(({ outcomes }) => outcomes.every(({ status }) => status !== 201)).length,
    reads: reads.length,
    violations: judgeCartRace({ units, buyings, reads, tools: stored, orders, ledger, carts }),
  };
}
