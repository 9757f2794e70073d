import { DEMO_ACCOUNTS, DEMO_PROFILES } from './demo-accounts';
import type { SeedOrder, SeedOrderState } from './types';
import { SEED_USERS } from './users';

const HOUR_MS = 3_600_000;

/**
 * Hours before now when it was placed, then hours until each later step. Unpaid orders are younger than the 72 hours after
 * which the store would expire them.
 */
type OrderRow = {
  tool: string;
  quantity: number;
  state: SeedOrderState;
  placed: number;
  paid?: number;
  shipped?: number;
  cancelled?: number;
  refunded?: number;
};

const DEMO_BUYER_ORDERS: readonly OrderRow[] = [
  { tool: 'cordless-drill-driver-18v', quantity: 4, state: 'unpaid', placed: 0.7 },
  { tool: 'hacksaw-300', quantity: 20, state: 'unpaid', placed: 51.3 },
  { tool: 'click-torque-wrench-half-inch', quantity: 6, state: 'paid', placed: 20.4, paid: 0.1 },
  {
    tool: 'combination-wrench-set-12',
    quantity: 8,
    state: 'shipped',
    placed: 198.6,
    paid: 0.2,
    shipped: 22.9,
  },
  { tool: 'digital-caliper-150', quantity: 10, state: 'shipped', placed: 486.2, paid: 1.4, shipped: 27.1 },
  { tool: 'bench-vise-125', quantity: 2, state: 'shipped', placed: 1041.8, paid: 0.3, shipped: 46.5 },
  { tool: 'rubber-mallet-680', quantity: 10, state: 'cancelled', placed: 341.5, cancelled: 2.2 },
  { tool: 'spirit-level-600', quantity: 12, state: 'refunded', placed: 127.3, paid: 0.2, refunded: 4.6 },
];

const OTHER_ORDERS: Readonly<Record<string, readonly OrderRow[]>> = {
  'dwhitfield@example.com': [
    { tool: 'cordless-impact-wrench-18v', quantity: 6, state: 'paid', placed: 3.2, paid: 0.2 },
    {
      tool: 'deep-impact-socket-set-8',
      quantity: 12,
      state: 'shipped',
      placed: 171.4,
      paid: 0.1,
      shipped: 25.3,
    },
    { tool: 'pipe-wrench-450', quantity: 8, state: 'shipped', placed: 642.7, paid: 5.8, shipped: 41.2 },
    { tool: 'open-tool-bag-40', quantity: 6, state: 'shipped', placed: 1288.1, paid: 0.4, shipped: 23.7 },
  ],
  'tnowak@example.com': [
    { tool: 'insulated-combination-pliers-180', quantity: 24, state: 'paid', placed: 6.9, paid: 0.3 },
    { tool: 'insulated-screwdriver-set-5', quantity: 24, state: 'paid', placed: 7.1, paid: 0.2 },
    { tool: 'cross-line-laser', quantity: 3, state: 'shipped', placed: 365.5, paid: 0.6, shipped: 19.8 },
    { tool: 'spirit-level-600', quantity: 12, state: 'cancelled', placed: 366.2, cancelled: 0.4 },
  ],
  'priyaraman@example.com': [
    { tool: 'heavy-duty-torque-wrench-three-quarter', quantity: 4, state: 'unpaid', placed: 5.5 },
    {
      tool: 'digital-torque-angle-wrench',
      quantity: 6,
      state: 'shipped',
      placed: 243.9,
      paid: 2.1,
      shipped: 30.4,
    },
    {
      tool: 'breaker-bar-half-inch',
      quantity: 15,
      state: 'shipped',
      placed: 879.3,
      paid: 0.2,
      shipped: 24.9,
    },
    {
      tool: 'magnetic-tool-rail-500',
      quantity: 20,
      state: 'shipped',
      placed: 1391.6,
      paid: 0.9,
      shipped: 47.7,
    },
  ],
  'lortega@example.com': [
    { tool: 'flat-file-250', quantity: 24, state: 'refunded', placed: 603.4, paid: 1.3, refunded: 9.1 },
    { tool: 'hole-saw-set-9', quantity: 10, state: 'paid', placed: 23.8, paid: 0.5 },
    {
      tool: 'reciprocating-saw-blades-5',
      quantity: 100,
      state: 'shipped',
      placed: 147.2,
      paid: 0.1,
      shipped: 21.6,
    },
    {
      tool: 'water-pump-pliers-250',
      quantity: 20,
      state: 'shipped',
      placed: 935.4,
      paid: 3.3,
      shipped: 26.2,
    },
  ],
  'hbecker@example.com': [
    { tool: 'sledge-hammer-5kg', quantity: 10, state: 'paid', placed: 26.6, paid: 1.1 },
    { tool: 'bolt-cutters-600', quantity: 6, state: 'shipped', placed: 412.8, paid: 0.2, shipped: 44.1 },
    { tool: 'chisel-punch-set-6', quantity: 30, state: 'shipped', placed: 1124.3, paid: 0.7, shipped: 28.5 },
  ],
  'sokafor@example.com': [
    { tool: 'outside-micrometer-25', quantity: 10, state: 'unpaid', placed: 28.4 },
    { tool: 'needle-file-set-10', quantity: 12, state: 'shipped', placed: 268.1, paid: 0.3, shipped: 23.2 },
    { tool: 'spiral-flute-tap-m10', quantity: 60, state: 'shipped', placed: 581.9, paid: 0.2, shipped: 20.7 },
    { tool: 'tap-die-set-32', quantity: 3, state: 'cancelled', placed: 702.5, cancelled: 18.6 },
  ],
  'cbyrne@example.com': [
    { tool: 'screwdriver-set-6', quantity: 40, state: 'paid', placed: 46.2, paid: 8.4 },
    {
      tool: 'combination-square-300',
      quantity: 24,
      state: 'shipped',
      placed: 534.6,
      paid: 20.3,
      shipped: 49.2,
    },
    { tool: 'flat-file-250', quantity: 48, state: 'shipped', placed: 535.1, paid: 19.8, shipped: 48.7 },
    {
      tool: 'machinist-hammer-500',
      quantity: 24,
      state: 'shipped',
      placed: 1342.2,
      paid: 6.2,
      shipped: 27.4,
    },
  ],
  'weizhang@example.com': [
    { tool: 'dial-indicator-10', quantity: 8, state: 'paid', placed: 50.1, paid: 0.1 },
    {
      tool: 'keyless-drill-chuck-13',
      quantity: 6,
      state: 'shipped',
      placed: 316.7,
      paid: 0.4,
      shipped: 22.3,
    },
    {
      tool: 'bimetal-bandsaw-blade',
      quantity: 25,
      state: 'shipped',
      placed: 762.2,
      paid: 0.2,
      shipped: 24.1,
    },
    { tool: 'hss-drill-set-25', quantity: 10, state: 'shipped', placed: 1209.5, paid: 0.3, shipped: 45.8 },
  ],
  'afrost@example.com': [
    { tool: 'roller-cabinet-7', quantity: 2, state: 'unpaid', placed: 1.8 },
    { tool: 'metric-socket-set-24', quantity: 6, state: 'shipped', placed: 93.6, paid: 0.2, shipped: 23.5 },
    {
      tool: 'click-torque-wrench-three-eighths',
      quantity: 5,
      state: 'shipped',
      placed: 1015.2,
      paid: 1.6,
      shipped: 25.9,
    },
  ],
};

export function seedOrders(now: Date): readonly SeedOrder[] {
  const buyer = DEMO_ACCOUNTS[1];
  const { address, phone } = DEMO_PROFILES.customer;
  const own = DEMO_BUYER_ORDERS.map((row) => dateOrder(now, row, buyer.email, address, phone));
  const others = SEED_USERS.flatMap((user) =>
    (OTHER_ORDERS[user.email] ?? []).map((row) => dateOrder(now, row, user.email, user.address, user.phone)),
  );
  return [...own, ...others]
    .sort((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
    .map((order, position) => ({ key: `order:${position}`, ...order }));
}

type UnnamedOrder = Omit<SeedOrder, 'key'>;

function dateOrder(
  now: Date,
  row: OrderRow,
  buyerEmail: string,
  address: string,
  phone: string,
): UnnamedOrder {
  const placed = now.getTime() - row.placed * HOUR_MS;
  const after = (hours: number) => new Date(placed + hours * HOUR_MS);
  return {
    buyerEmail,
    lines: [{ toolSlug: row.tool, quantity: row.quantity }],
    state: row.state,
    placedAt: new Date(placed),
    ...(row.paid === undefined ? {} : { paidAt: after(row.paid) }),
    ...(row.shipped === undefined ? {} : { shippedAt: after(row.shipped) }),
    ...(row.cancelled === undefined ? {} : { cancelledAt: after(row.cancelled) }),
    ...(row.refunded === undefined ? {} : { refundedAt: after(row.refunded) }),
    address,
    phone,
  };
}
