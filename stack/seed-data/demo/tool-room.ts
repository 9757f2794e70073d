import { DEMO_ACCOUNTS, DEMO_PROFILES } from '../demo-accounts';
import type { SeedOrder } from '../types';
import { BUYING_COMPANIES } from './buying-companies';

const DAY_MS = 24 * 3_600_000;
const NUMBER_STEP = 17;

/** Tools of a line with serial numbers, each by how many days ago it was calibrated last. */
type RoomLine = { toolSlug: string; series: string; calibrated: readonly number[] };
type RoomOrder = { key: string; shipped: number; poNumber: string; lines: readonly RoomLine[] };

const ORDERS: readonly RoomOrder[] = [
  {
    ...{ key: 'tool-room:1', shipped: 371.4, poNumber: '45-8714' },
    lines: [
      {
        ...{ toolSlug: 'click-torque-wrench-half-inch', series: 'HS24' },
        calibrated: [386, 381, 376, 364, 362, 358, 352, 340, 322, 290, 205, 141, 88, 27],
      },
    ],
  },
  {
    ...{ key: 'tool-room:2', shipped: 338.2, poNumber: '45-8790' },
    lines: [
      {
        ...{ toolSlug: 'digital-caliper-150', series: 'DC' },
        calibrated: [369, 363, 360, 354, 347, 343, 342, 341, 310, 236, 118, 44],
      },
      {
        ...{ toolSlug: 'outside-micrometer-25', series: 'M0' },
        calibrated: [361, 346, 302, 199, 97, 16],
      },
    ],
  },
  {
    ...{ key: 'tool-room:3', shipped: 94.3, poNumber: '45-9044' },
    lines: [
      {
        ...{ toolSlug: 'digital-torque-angle-wrench', series: 'TA' },
        calibrated: [101, 101, 100, 100, 99, 99, 98, 98],
      },
    ],
  },
];

/** No two end alike. */
const serialOf = (series: string, { order, line, place }: Record<'order' | 'line' | 'place', number>) =>
  `${series}-${String(1000 * (order + 1) + 300 * line + 112 + NUMBER_STEP * place).padStart(5, '0')}`;

const inUse = ['Slip 1', 'Engine shop', 'Tool crib', 'Bench 3'];

/** A tool of the room; days before now. */
export type RoomTool = { serial: string; calibrated: number; note?: string; isRetired?: true };

const roomTools = new Map(
  ORDERS.flatMap(({ key, lines }, order) =>
    lines.map(({ toolSlug, series, calibrated }, line): [string, RoomTool[]] => [
      `${key} ${toolSlug}`,
      calibrated.map((days, place) => ({
        ...{ serial: serialOf(series, { order, line, place }), calibrated: days },
        ...(place % 3 === 0 ? { note: inUse[place % inUse.length] ?? '' } : {}),
        ...(place === 1 && order < 2 && series !== 'M0' ? { isRetired: true } : {}),
      })),
    ]),
  ),
);

/** The tools of a line of these orders, which have serial numbers; none of any other order. */
export function roomToolsOf(key: string, toolSlug: string): readonly RoomTool[] {
  return roomTools.get(`${key} ${toolSlug}`) ?? [];
}

/** What filled the tool room of a company that orders on account. */
export function toolRoomOrders(now: Date): readonly SeedOrder[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const owner = BUYING_COMPANIES.flatMap(({ members }) => members).find(
    ({ email }) => email === 'owner@example.com',
  );
  if (!owner) throw new Error('the demo has no owner of a tool room');
  const { email: buyerEmail, address, phone } = owner;
  return ORDERS.map(({ key, shipped, poNumber, lines }) => ({
    ...{ key, buyerEmail, address, phone, state: 'shipped', poNumber },
    lines: lines.map(({ toolSlug, calibrated }) => ({ toolSlug, quantity: calibrated.length })),
    ...{ placedAt: at(shipped + 1.6), paidAt: at(shipped + 1.5), shippedAt: at(shipped) },
  }));
}

/** A paid order of which some units are there, and the rest is owed until stock arrives. */
export function owedOrders(now: Date): readonly SeedOrder[] {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const { address, phone } = DEMO_PROFILES.customer;
  return [
    {
      ...{ key: 'owed:1', buyerEmail: DEMO_ACCOUNTS[1].email, address, phone, state: 'paid' },
      ...{ poNumber: 'PO-77134', owedUnits: 28 },
      lines: [{ toolSlug: 'vertical-toggle-clamp', quantity: 40 }],
      ...{ placedAt: at(0.45), paidAt: at(0.44), promisedFrom: at(-11) },
    },
  ];
}
