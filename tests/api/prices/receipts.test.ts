import { beforeAll, expect, it } from 'vitest';
import type { PriceList } from '@/lib/server/commerce/prices/price-line';
import { toCents } from '@/lib/shared/numbers/money';
import type { OrderLine } from '@/lib/shared/orders/order.schema';
import { Random } from '@/proofs/random';
import { stored } from '@/tests/api/support/database';
import { naiveUnitCents } from '@/tests/support/naive-price';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { addPriceGroup, addPriceList, joinPriceGroup } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';

/**
 * Orders over HTTP at prices by many lists at once, their receipts read back by the buyer and by an admin, against an
 * implementation of the rules of its own. The engine alone is compared with that 10,000 times in
 * tests/unit/server/commerce/prices.
 */
const TOOLS = 12;
const LISTS = 12;
const ROUNDS = 8;
const DAY_MS = 24 * 3_600_000;

type Tool = { toolId: string; sku: string; category: string; priceCents: number };
type Tier = { from: number; price?: number; percent?: number };

const random = new Random('receipts over HTTP');
let admin: Person;
let tools: Tool[];
let group: string;
let lists: PriceList[];

async function aTool(): Promise<Tool> {
  const [sku, priceCents] = [unique('RC-'), random.whole(1, 9_999)];
  const toolId = await addTool(admin, { sku, price: priceCents / 100, moq: 1, quantity: 100_000 });
  const { category } = (await admin.call('GET', `/api/tool/${toolId}`)).body;
  return { toolId, sku, category, priceCents };
}

function someTiers(): Tier[] {
  const froms = new Set(Array.from({ length: random.whole(1, 4) }, () => random.whole(1, 60)));
  return [...froms].map((from) =>
    random.chance(0.4)
      ? { from, price: random.whole(1, 12_000) / 100 }
      : { from, percent: random.whole(0, 10_000) / 100 },
  );
}

/** From when to when: without limits, past, present or to come. */
function someValidity(): { validFrom?: Date; validTo?: Date } {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS);
  const all = [{}, { validTo: day(-1) }, { validFrom: day(1) }, { validFrom: day(-2), validTo: day(2) }];
  return random.pick(all) ?? {};
}

/** Rules of a category concern members of this test's group alone: other tests sell such tools too. */
function someRules(isForGroup: boolean) {
  const named = tools.filter(() => random.chance(0.4)).map(({ sku }) => ({ sku, tiers: someTiers() }));
  const category = tools[0]?.category ?? '';
  return isForGroup && random.chance(0.5) ? [...named, { category, tiers: someTiers() }] : named;
}

async function aList(): Promise<PriceList> {
  const isForGroup = random.chance(0.5);
  const who = isForGroup ? { groupId: group } : ({ everyone: true } as const);
  const roundingCents = random.pick([undefined, 5, 10, 100]);
  const [rules, validity, priority] = [someRules(isForGroup), someValidity(), random.whole(0, 2)];
  const name = unique('List ');
  await addPriceList(admin, rules, {
    ...{ name, priority, for: who, ...validity },
    ...(roundingCents ? { rounding: roundingCents / 100 } : {}),
  });
  const document = await stored('price_lists').findOne({ name });
  const inCents = rules.map(({ tiers, ...rule }) => ({
    ...rule,
    tiers: tiers.map(({ from, price, percent = 0 }) =>
      price === undefined ? { from, percent } : { from, priceCents: toCents(price) },
    ),
  }));
  const known = { id: String(document?._id), createdAt: document?.createdAt as Date };
  return {
    ...known,
    name,
    priority,
    for: who,
    ...validity,
    roundingCents,
    rules: inCents as PriceList['rules'],
  };
}

/** Orders some of every tool; returns the order's id and when it was placed. */
async function placeOne(buyer: Person): Promise<string> {
  const ops = tools.map(({ toolId }) => ({ op: 'set', toolId, quantity: random.whole(1, 80) }));
  const cart = await buyer.call('PATCH', '/api/cart', { ops });
  expect(cart.status, JSON.stringify(cart.body)).toBe(200);
  const { version, due: seenDue } = cart.body;
  const body = { version, seenDue, address: '1 Test Street', phone: '5550100' };
  const placed = await buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('key-') });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return placed.body.insertedId;
}

/** Returns what a unit costs by the figures of its receipt alone, in whole cents: half up, then to the rounding, half up. */
function byReceipt({ base, fixed, percent, rounding, capped }: OrderLine['receipt']): number {
  let cents = toCents(base);
  if (fixed !== undefined) cents = toCents(fixed);
  else if (percent !== undefined) {
    const left = BigInt(10_000 - Math.round(percent * 100));
    const exact = BigInt(cents) * left;
    const whole = Number((exact * 2n + 10_000n) / 20_000n);
    const step = rounding === undefined ? 1 : toCents(rounding);
    const rounded = Math.floor((2 * whole + step) / (2 * step)) * step;
    cents = whole > 0 && rounded === 0 ? step : rounded;
  }
  return capped ? Math.min(cents, toCents(base)) : cents;
}

beforeAll(async () => {
  admin = await anAdmin();
  tools = [];
  for (let place = 0; place < TOOLS; place += 1) tools.push(await aTool());
  group = await addPriceGroup(admin);
  lists = [];
  for (let place = 0; place < LISTS; place += 1) lists.push(await aList());
});

it.each([
  ['a member of the group', true],
  ['someone else', false],
])(
  'the receipts of real orders of %s are right to the cent, for the buyer and for an admin',
  async (_, isMember) => {
    const buyer = await registerCustomer();
    if (isMember) await joinPriceGroup(admin, buyer, group);
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await placeOne(buyer);
      const [own, byAdmin] = await Promise.all(
        [buyer, admin].map(async (reader) => (await reader.call('GET', `/api/order/${id}`)).body),
      );
      const at = new Date(own.placedAt);
      let due = 0;
      for (const [place, line] of (own.lines as OrderLine[]).entries()) {
        const tool = tools.find(({ toolId }) => toolId === line.toolId) as Tool;
        const { quantity, unitPrice, receipt } = line;
        const expected = naiveUnitCents({ tool, quantity, group: isMember ? group : null, lists, at });
        expect(toCents(unitPrice), `${quantity} of ${JSON.stringify(tool)}`).toBe(expected);
        expect(toCents(line.lineTotal)).toBe(expected * quantity);
        expect([byReceipt(receipt), toCents(receipt.unitPrice)]).toEqual([expected, expected]);
        const told = byAdmin.lines[place].receipt;
        expect([byReceipt(told), told.quantity]).toEqual([expected, quantity]);
        if (told.list) expect(lists.map(({ name }) => name)).toContain(told.list);
        expect(receipt.list).toBeUndefined();
        due += expected * quantity;
        seen.add(receipt.code);
      }
      expect([own.lines.length, toCents(own.orderValue)]).toEqual([TOOLS, due]);
      await buyer.call('DELETE', `/api/order/${id}`);
    }
    // A sample in which no list ever decided would prove nothing.
    expect(seen.size).toBeGreaterThan(1);
  },
);
