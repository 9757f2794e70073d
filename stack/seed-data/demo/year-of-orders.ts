import { SEED_TOOLS } from '../all-tools';
import type { SeedOrder, SeedTool, SeedUser } from '../types';
import { BUYING_COMPANIES } from './buying-companies';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The newest orders are those of ../orders.ts, some of them still open. */
const FIRST_DAYS_AGO = 365;
const LAST_DAYS_AGO = 9;

const ORDERS_A_DAY = 1.7;
/** The share of each month, January first: workshops buy before and after the summer, and little in December. */
const SEASON = [0.8, 0.9, 1.2, 1.15, 1.05, 1, 0.7, 0.75, 1.2, 1.35, 1.1, 0.6] as const;
/** A year ago the shop had this part of today's orders. */
const BEGINNING = 0.7;

const USUAL_TOOLS = 14;
/** So much in stock that no order of the year ever exceeded it. */
const STOCKED_TOOLS = SEED_TOOLS.filter(({ quantity, moq }) => quantity >= 10 * moq);
const LINES = [1, 1, 2, 2, 3, 4, 5, 7] as const;
const MINIMUM_ORDERS = [1, 1, 1, 2, 2, 3, 5, 10] as const;
const LARGEST_LINE_CENTS = 400_000;

const PO_REQUIRED = new Set(
  BUYING_COMPANIES.flatMap(({ poRequired, members }) =>
    poRequired ? members.map(({ email }) => email) : [],
  ),
);

type Random = () => number;

/** Mulberry32: numbers in [0, 1), the same ones for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[Math.floor(random() * entries.length)];
  if (entry === undefined) throw new Error('nothing to pick from');
  return entry;
}

function some<Entry>(random: Random, entries: readonly Entry[], count: number): Entry[] {
  const left = [...entries];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/** A company buys the same few tools again and again. */
type Company = SeedUser & { usual: readonly SeedTool[]; hasPoNumbers: boolean };

function quantityOf(random: Random, { priceCents, moq }: SeedTool): number {
  const quantity = moq * pick(random, MINIMUM_ORDERS);
  return quantity * priceCents > LARGEST_LINE_CENTS ? moq : quantity;
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0;
}

/** Fewer of the first ones: some companies order every week, most a few times a year. */
const skewed = (random: Random) => random() ** 1.7;

function laterSteps(random: Random, placed: number): Partial<SeedOrder> & Pick<SeedOrder, 'state'> {
  const after = (from: number, hours: number) => new Date(from + hours * HOUR_MS);
  const fate = random();
  if (fate < 0.03) return { state: 'cancelled', cancelledAt: after(placed, 0.5 + 20 * random()) };
  const paidAt = after(placed, 0.1 + 4 * skewed(random));
  if (fate < 0.045)
    return { state: 'refunded', paidAt, refundedAt: after(paidAt.getTime(), 2 + 15 * random()) };
  let shipped = after(paidAt.getTime(), 17 + 8 * random());
  while (!isWorkingDay(shipped)) shipped = after(shipped.getTime(), 24);
  return { state: 'shipped', paidAt, shippedAt: shipped };
}

function orderOf(random: Random, company: Company, placed: number, place: number): SeedOrder {
  const lines = some(random, company.usual, pick(random, LINES)).map((tool) => ({
    toolSlug: tool.slug,
    quantity: quantityOf(random, tool),
  }));
  return {
    key: `year:${place}`,
    buyerEmail: company.email,
    lines,
    ...laterSteps(random, placed),
    placedAt: new Date(placed),
    ...(company.hasPoNumbers ? { poNumber: `45-${4100 + place * 3}` } : {}),
    address: company.address,
    phone: company.phone,
  };
}

/** A delivery from the works a quarter. */
export function deliveryDays(now: Date): readonly Date[] {
  return [360, 270, 180, 90].map((daysAgo) => new Date(now.getTime() - daysAgo * DAY_MS));
}

/** Returns orders of a year until a few days ago, with seasons, oldest first; all of them are shipped, cancelled or refunded. */
export function yearOfOrders(now: Date, buyers: readonly SeedUser[]): readonly SeedOrder[] {
  const random = randomFrom(1906);
  const companies = buyers.map((buyer): Company => {
    const hasPoNumbers = random() < 0.7 || PO_REQUIRED.has(buyer.email);
    return { ...buyer, usual: some(random, STOCKED_TOOLS, USUAL_TOOLS), hasPoNumbers };
  });
  const orders: SeedOrder[] = [];
  for (let daysAgo = FIRST_DAYS_AGO; daysAgo >= LAST_DAYS_AGO; daysAgo -= 1) {
    const day = new Date(now.getTime() - daysAgo * DAY_MS);
    if (!isWorkingDay(day)) continue;
    const growth = 1 - ((1 - BEGINNING) * daysAgo) / FIRST_DAYS_AGO;
    const expected = ORDERS_A_DAY * (SEASON[day.getUTCMonth()] ?? 1) * growth;
    const count = Math.floor(expected + random());
    const midnight = day.getTime() - (day.getTime() % DAY_MS);
    const times = Array.from({ length: count }, () => midnight + (13 + 9 * random()) * HOUR_MS);
    for (const placed of times.sort((a, b) => a - b)) {
      const company = companies[Math.floor(skewed(random) * companies.length)];
      if (company) orders.push(orderOf(random, company, Math.round(placed), orders.length));
    }
  }
  return orders;
}
