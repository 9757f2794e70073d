import { ObjectId } from 'mongodb';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableFiguresDocument } from '@/lib/server/platform/db/documents/receivables';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import { Random } from '../random';
import type { CallResult } from '../stack/http-call';
import { openCustomers, type Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { addTool, type CartOrderRequest, patchCart, postCart } from '../stack/shop';
import { waitUntil } from '../stack/wait-until';
import type { WalkCompany } from '../walk/companies';
import { CompanyCalls } from '../walk/company-calls';
import { killAny } from '../walk/crash-plan';
import { openCompany } from '../walk/open-companies';
import { readCompanies } from '../walk/take-snapshot';
import { AWAY, World } from '../walk/world';
import { type CompanyBuying, judgeCompanyRace } from './judge-company-race';

const BUYERS = 20;
const UNITS = 10_000;
const MOST_UNITS = 6;
/** An order whose answer is lost is sent again, at most so often. */
const TRIES = 30;

export type CompanyRaceResult = { orders: number; refused: number; killed: string; violations: string[] };
export type RacingCompany = { world: World; company: WalkCompany };

/** A company of 20 buyers who order on account. */
export async function openRacingCompany(stack: ProofStack, admin: Person): Promise<RacingCompany> {
  const [owner, ...buyers] = (await openCustomers(stack, 'company-racer', BUYERS + 1)) as [Person];
  const world = new World(stack, [admin], buyers, 'company race');
  const calls = new CompanyCalls(world, new Random('company race'));
  return { world, company: await openCompany(world, calls, { owner, buyers }) };
}

async function untilAnswered(world: World, buyer: Person, request: CartOrderRequest, random: Random) {
  let response: CallResult;
  let tries = 0;
  do {
    response = await postCart(await world.stack.anyUrl(random), buyer, request);
    world.recordResult('POST /api/cart/order on account', response);
    tries += 1;
  } while (AWAY.includes(response.status) && tries < TRIES);
  return response;
}

type Wanted = Pick<CompanyBuying, 'buyer' | 'dueCents' | 'isInBudget'> & { request: CartOrderRequest };

/** Limits of what all together would spend that not all of them can pass. Returns them in cents. */
async function setLimits(
  { world, company }: RacingCompany,
  wanted: readonly Wanted[],
  { seed, random }: { seed: number; random: Random },
): Promise<{ creditCents: number; budgetCents: number; budgetId: ObjectId }> {
  const { db } = world.stack;
  const calls = new CompanyCalls(world, random);
  const _id = new ObjectId(company.id);
  const totalCents = wanted.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const share = () => Math.round((totalCents * random.whole(30, 80)) / 100);
  const account = await db.collection<ReceivableFiguresDocument>('company_accounts').findOne({ _id });
  const creditCents = (account?.reservedCents ?? 0) + share();
  const budgetCents = share();
  const memberIds = wanted.filter(({ isInBudget }) => isInBudget).map(({ buyer }) => buyer.id);
  // By the year, and another one each time: none is left of the race before.
  const budget = { name: `Race ${seed}`, period: 'year', limit: budgetCents / 100, memberIds };
  const areSet =
    (await calls.change(world.admins[0] as Person, company, { creditLimit: creditCents / 100 })) &&
    (await calls.setRules(company, { budgets: [budget] }));
  if (!areSet) throw new Error('the limits of the company are not set');
  const stored = await db.collection<CompanyDocument>('companies').findOne({ _id });
  return { creditCents, budgetCents, budgetId: stored?.budgets[0]?.id ?? new ObjectId() };
}

/**
 * 20 orders on account at once against one credit limit, most of them also against one budget, while a server or the database is
 * killed. A third of the buyers click twice.
 */
export async function runCompanyRace(racing: RacingCompany, seed: number): Promise<CompanyRaceResult> {
  const { world, company } = racing;
  const { stack } = world;
  const random = new Random(`company race ${seed}`);
  const priceCents = random.whole(99, 4_999);
  const facts = { name: `Company race ${seed}`, priceCents, moq: 1, units: UNITS };
  const tool = await addTool(stack.url(0), world.admins[0] as Person, facts);
  const toolId = new ObjectId(tool.id);
  const owners = company.buyers.map(({ id }) => new ObjectId(id));
  const carts = stack.db.collection<CartDocument>('carts');
  // Of those who were refused in the race before.
  await carts.deleteMany({ _id: { $in: owners } });
  const wanted = await Promise.all(
    company.buyers.map(async (buyer): Promise<Wanted> => {
      const lines = [{ toolId: tool.id, quantity: random.whole(1, MOST_UNITS) }];
      const isInBudget = random.chance(0.8);
      const key = `company-race-${seed}-${buyer.name}`;
      const ops = lines.map((line) => ({ op: 'set' as const, ...line }));
      const { body } = await patchCart(stack.url(0), buyer, { ops, key: `${key}-fill` });
      const dueCents = Math.round(body.due * 100);
      const request = { lines, version: body.version, valueCents: dueCents, key, payBy: 'account' as const };
      return { buyer, dueCents, isInBudget, request };
    }),
  );
  const limits = await setLimits(racing, wanted, { seed, random });
  const orders = stack.db.collection<OrderDocument>('orders');
  const filter = { 'lines.toolId': toolId };
  const [buyings, killed] = await Promise.all([
    Promise.all(
      wanted.map(async ({ request, ...buying }): Promise<CompanyBuying> => {
        const clicks = Array.from({ length: random.chance(1 / 3) ? 2 : 1 });
        const answers = clicks.map(() => untilAnswered(world, buying.buyer, request, random));
        return { ...buying, answers: await Promise.all(answers) };
      }),
    ),
    waitUntil('the first order', async () => (await orders.countDocuments(filter)) > 0).then(() =>
      killAny(stack, random),
    ),
  ]);
  const judged = {
    ...{ companyId: new ObjectId(company.id), limits, buyings },
    orders: await orders.find(filter).toArray(),
    stock: await stack.db.collection<StockLedgerDocument>('stock_ledger').find({ toolId }).toArray(),
    carts: await carts.find({ _id: { $in: owners } }).toArray(),
    snapshot: await readCompanies(stack),
  };
  return {
    orders: judged.orders.length,
    refused: buyings.length - judged.orders.length,
    killed,
    violations: [...world.violations.splice(0), ...judgeCompanyRace(judged)],
  };
}
