import { SEED_TOOLS } from '../all-tools';
import type { SeedOrder } from '../types';
import { BUYING_COMPANIES } from './buying-companies';

const DAY_MS = 24 * 3_600_000;

/** Days before now; of each tool so many minimum orders. */
type OrderOnAccount = {
  key: string;
  buyer: string;
  lines: readonly (readonly [tool: string, minimumOrders: number])[];
  placed: number;
  shipped?: number;
  poNumber?: string;
};

/** Pays these orders, but for what is held back; received so many days before now. */
export type AccountPayment = {
  company: string;
  orders: readonly string[];
  heldBackCents?: number;
  method: 'hand' | 'bank';
  reference: string;
  received: number;
};

const ORDERS: readonly OrderOnAccount[] = [
  {
    key: 'plains-1',
    buyer: 'rigger@example.com',
    lines: [
      ['pipe-wrench-450', 2],
      ['machinist-hammer-500', 1],
    ],
    ...{ placed: 63.2, shipped: 62.1, poNumber: 'GPM-2207' },
  },
  {
    key: 'plains-2',
    buyer: 'rigger@example.com',
    lines: [
      ['combination-wrench-set-12', 2],
      ['bolt-cutters-600', 1],
    ],
    ...{ placed: 48.4, shipped: 46.9, poNumber: 'GPM-2215' },
  },
  {
    key: 'plains-3',
    buyer: 'millwright@example.com',
    lines: [['dial-indicator-10', 3]],
    ...{ placed: 31.3, shipped: 30.2, poNumber: 'GPM-2224' },
  },
  {
    key: 'plains-4',
    buyer: 'rigger@example.com',
    lines: [
      ['cutting-discs-125-25', 2],
      ['flap-disc-125-p60', 1],
    ],
    ...{ placed: 12.1, shipped: 11.2, poNumber: 'GPM-2231' },
  },
  {
    key: 'timber-1',
    buyer: 'sawyer@example.com',
    lines: [
      ['circular-saw-blade-190-40t', 3],
      ['flat-file-250', 1],
    ],
    ...{ placed: 59.5, shipped: 58.2 },
  },
  {
    key: 'timber-2',
    buyer: 'timber@example.com',
    lines: [['bimetal-bandsaw-blade', 4]],
    ...{ placed: 40.3, shipped: 39.1 },
  },
  {
    key: 'timber-3',
    buyer: 'sawyer@example.com',
    lines: [
      ['reciprocating-saw-blades-5', 2],
      ['spirit-level-600', 1],
      ['tape-measure-8m', 1],
    ],
    ...{ placed: 16.6, shipped: 15.2 },
  },
  {
    key: 'timber-4',
    buyer: 'sawyer@example.com',
    lines: [['hand-saw-550', 2]],
    placed: 0.9,
  },
  {
    key: 'hartwell-1',
    buyer: 'owner@example.com',
    lines: [
      ['click-torque-wrench-half-inch', 2],
      ['metric-socket-set-24', 1],
    ],
    ...{ placed: 52.2, shipped: 51.1, poNumber: '45-9107' },
  },
  {
    key: 'hartwell-2',
    buyer: 'owner@example.com',
    lines: [['water-pump-pliers-250', 3]],
    ...{ placed: 20.4, shipped: 19.3, poNumber: '45-9126' },
  },
];

export const ACCOUNT_PAYMENTS: readonly AccountPayment[] = [
  {
    company: 'CO-PLAINS',
    orders: ['plains-1'],
    ...{ method: 'bank', reference: 'BK-558201', received: 44.5 },
  },
  // Short by a tenth, which is still open and long overdue.
  {
    company: 'CO-PLAINS',
    orders: ['plains-2'],
    heldBackCents: 18_000,
    ...{ method: 'bank', reference: 'BK-561774', received: 25.4 },
  },
  {
    company: 'CO-JUNIPR',
    orders: ['timber-1', 'timber-2'],
    ...{ method: 'hand', reference: 'Check 10442', received: 29.3 },
  },
  {
    company: 'CO-HARTW1',
    orders: ['hartwell-1'],
    ...{ method: 'bank', reference: 'BK-559930', received: 24.2 },
  },
];

const tools = new Map(SEED_TOOLS.map((tool) => [tool.slug, tool]));
const people = new Map(
  BUYING_COMPANIES.flatMap(({ members }) => members).map((member) => [member.email, member]),
);

export const accountOrderKey = (key: string) => `account:${key}`;

/** Two months of orders on account, one of which is still to ship. */
export function accountOrders(now: Date): readonly SeedOrder[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  return ORDERS.map(({ key, buyer, lines, placed, shipped, poNumber }): SeedOrder => {
    const person = people.get(buyer);
    if (!person) throw new Error(`the demo's order ${key} names an unknown buyer: ${buyer}`);
    return {
      key: accountOrderKey(key),
      buyerEmail: buyer,
      payBy: 'account',
      lines: lines.map(([toolSlug, minimumOrders]) => {
        return { toolSlug, quantity: minimumOrders * (tools.get(toolSlug)?.moq ?? 1) };
      }),
      state: shipped === undefined ? 'on-account' : 'shipped',
      placedAt: at(placed),
      ...(shipped === undefined ? {} : { shippedAt: at(shipped) }),
      ...(poNumber === undefined ? {} : { poNumber }),
      address: person.address,
      phone: person.phone,
    };
  });
}
