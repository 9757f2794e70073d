import { ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { Random } from '../random';
import type { Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { addTool, postOrder, type ToolOnSale, unitsLeft } from '../stack/shop';
import { type Buying, judgeRace, type Outcome } from './judge-race';
import { watchToolStock } from './watch-stock';

const PRICE_CENTS = 1_250;
const MOST_UNITS = 6;
/** A buyer whose order is rejected with what is left orders that, at most as often as there are units. */
const TRIES = 60;

export type RaceOptions = { stack: ProofStack; admin: Person; buyers: Person[]; units: number; seed: number };

export type RaceResult = {
  seed: number;
  /** Several quantities, or one unit each. */
  mixed: boolean;
  orders: number;
  unitsSold: number;
  losers: number;
  reads: number;
  violations: string[];
};

/** While less is left, the buyer orders that. A third of them click twice. */
async function buy(race: RaceOptions, tool: ToolOnSale, buyer: Person, random: Random): Promise<Buying> {
  const mixed = isMixed(race.seed);
  const outcomes: Outcome[] = [];
  let quantity = mixed ? random.whole(1, MOST_UNITS) : 1;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const key = `race-${race.seed}-${buyer.name}-${attempt}`;
    const clicks = random.chance(1 / 3) ? 2 : 1;
    const request = { toolId: tool.id, quantity, valueCents: quantity * PRICE_CENTS, key };
    const responses = await Promise.all(
      Array.from({ length: clicks }, async () => postOrder(await race.stack.anyUrl(random), buyer, request)),
    );
    for (const response of responses)
      outcomes.push({
        quantity,
        status: response.status,
        body: response.body,
        left: unitsLeft(response),
      });
    if (responses.some(({ status }) => status === 201)) break;
    const left = Math.min(...responses.map((response) => unitsLeft(response) ?? 0));
    if (left === 0) break;
    quantity = Math.min(left, quantity);
  }
  return { buyer, outcomes };
}

/** Even seeds: one unit each; odd seeds: one to six, or what is left. */
function isMixed(seed: number): boolean {
  return seed % 2 === 1;
}

export async function runRace(race: RaceOptions): Promise<RaceResult> {
  const { stack, admin, buyers, units, seed } = race;
  const random = new Random(`race ${seed}`);
  const tool = await addTool(stack.url(0), admin, {
    name: `Race ${seed}`,
    priceCents: PRICE_CENTS,
    moq: 1,
    units,
  });
  let isOver = false;
  const watching = watchToolStock(stack, tool.id, () => isOver);
  const buyings = await Promise.all(buyers.map((buyer) => buy(race, tool, buyer, random.fork(buyer.name))));
  isOver = true;
  const reads = await watching;

  const toolId = new ObjectId(tool.id);
  const [stored, orders, ledger] = await Promise.all([
    stack.db.collection<ToolDocument>('tools').findOne({ _id: toolId }),
    stack.db.collection<OrderDocument>('orders').find({ 'lines.toolId': toolId }).toArray(),
    stack.db.collection<StockLedgerDocument>('stock_ledger').find({ toolId }).toArray(),
  ]);
  const unitsSold = orders.reduce((sum, order) => sum + order.units, 0);
  return {
    seed,
    mixed: isMixed(seed),
    orders: orders.length,
    unitsSold,
    losers: buyings.filter(({ outcomes }) => outcomes.every(({ status }) => status !== 201)).length,
    reads: reads.length,
    violations: judgeRace({ units, buyings, reads, quantity: stored?.quantity ?? -1, orders, ledger }),
  };
}
