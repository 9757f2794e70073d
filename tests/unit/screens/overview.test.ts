import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { axisOf } from '@/components/reports/bar-plot';
import { OverviewScreen } from '@/components/reports/overview-screen';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatPercentChange } from '@/lib/shared/numbers/numbers';
import type { Overview, Sales } from '@/lib/shared/reports/overview.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({ usePathname: () => '/en/dashboard/overview' }));

const NONE: Sales = { revenue: 0, refunds: 0, orders: 0, units: 0 };
const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'];

/** The overview of a shop that has just opened. */
const EMPTY: Overview = {
  days: 7,
  unit: 'day',
  timeZone: 'UTC',
  from: '2026-11-19T00:00:00.000Z',
  to: '2026-11-21T12:00:00.000Z',
  now: NONE,
  before: NONE,
  series: DAYS.map((key) => ({ key, now: NONE, before: NONE })),
  toShip: {
    count: 0,
    value: 0,
    ages: [0, 1, 2, 7].map((fromDays) => ({ fromDays, count: 0, value: 0 })),
    next: [],
  },
  unpaid: { count: 0, value: 0, soon: { count: 0, value: 0 }, next: [] },
  tools: [],
  customers: [],
  companies: [],
  owed: { open: 0, overdue: 0, credit: 0 },
  stock: { outOfStock: 0, out: [], low: [] },
  searches: [],
  failedRefunds: 0,
};

const htmlOf = (overview: Overview, language: 'en' | 'de' = 'en', overdue = 0) =>
  renderToStaticMarkup(createElement(OverviewScreen, { overview, overdue, texts: textsFor(language) }));
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('the overview shows a message for an empty shop, without plots', () => {
  const html = htmlOf(EMPTY);
  expect(html).not.toContain('role="img"');
  for (const sentence of [
    'No orders were paid in this period or the one before.',
    'Everything that was paid has shipped.',
    'No order is waiting for payment.',
    'No tools were sold in this period.',
    'Every tool can be ordered.',
    'No search was in vain.',
  ]) {
    expect(textOf(html)).toContain(sentence);
  }
});

it('the overview shows how many of the orders to ship are overdue, if any are', () => {
  const toShip = { ...EMPTY.toShip, count: 12, value: 900 };
  expect(textOf(htmlOf({ ...EMPTY, toShip }, 'en', 3))).toMatch(/12 orders, \$900\.00 · 3 overdue/);
  expect(textOf(htmlOf({ ...EMPTY, toShip }, 'de', 3))).toContain('3 überfällig');
  expect(textOf(htmlOf({ ...EMPTY, toShip }))).not.toContain('overdue');
});

it('the overview says which companies bought most, and what is owed and overdue', () => {
  const companies = [{ _id: 'c'.repeat(24), number: 'C-1', name: 'Smiths', orders: 3, revenue: 1_250 }];
  const html = htmlOf({ ...EMPTY, companies, owed: { open: 900, overdue: 125.5, credit: 0 } });
  expect(html).toContain(`href="/dashboard/companies/${'c'.repeat(24)}"`);
  expect(textOf(html)).toContain('Smiths');
  expect(textOf(html)).toMatch(/Overdue \$125\.50/);
  expect(html).toContain('href="/dashboard/companies?overdue=true"');
  expect(textOf(htmlOf(EMPTY))).toContain('No company owes anything.');
});

it('the overview describes its plots in words, and has every figure in a table', () => {
  const first = { revenue: 1_250.5, refunds: 50.25, orders: 2, units: 30 };
  const html = htmlOf({
    ...EMPTY,
    now: first,
    series: EMPTY.series.map((part, index) => (index === 2 ? { ...part, now: first } : part)),
  });
  expect(html).toContain(
    'aria-label="Bar chart of Revenue by day: $1,250.50 in total, the most on Nov 21, 2026 with $1,250.50. All figures are in the table below."',
  );
  expect(html.match(/role="img"/g)).toHaveLength(3);
  expect(html.match(/<rect[^>]*fill-accent /g)).toHaveLength(3);
  const text = textOf(html);
  expect(text).toContain('$1,200.25 after refunds');
  expect(text).toContain('None in the period before');
  expect(text).toContain('Nov 21, 2026 $1,250.50 $50.25 2 30 $0.00 0 0');
});

it('the overview names the buyer of a closed account, and links orders, lists and tools', () => {
  const tool = { toolId: 'b'.repeat(24), sku: 'FL-1', name: 'Anvil', available: 3, sold: 30, daysLeft: 3 };
  const order = {
    _id: 'a'.repeat(24),
    number: 'FL-ABC123',
    buyerEmail: 'a@example.com',
    buyerName: 'Ann',
    value: 10,
  };
  const html = htmlOf({
    ...EMPTY,
    toShip: { ...EMPTY.toShip, count: 1, value: 10, next: [{ ...order, at: '2026-11-20T10:00:00.000Z' }] },
    customers: [{ _id: 'c'.repeat(24), name: null, orders: 1, revenue: 10 }],
    stock: { outOfStock: 1, out: [tool], low: [tool] },
  });
  expect(html).toContain(`href="/dashboard/manage-order/${order._id}"`);
  expect(html).toContain('href="/dashboard/manage-order?state=to-ship"');
  expect(html).toContain(`href="/dashboard/manage-product/${tool.toolId}"`);
  expect(html).toContain('href="/dashboard/manage-product?inStock=false"');
  expect(textOf(html)).toContain('Closed account');
  expect(textOf(html)).toContain('1 order, $10.00');
});

it.each([
  [0, [2, 1, 0]],
  [1, [2, 1, 0]],
  [5, [6, 4, 2, 0]],
  [7, [10, 5, 0]],
  [31, [40, 20, 0]],
  [1_234.5, [2_000, 1_000, 0]],
  [98_000, [100_000, 50_000, 0]],
])('the parts of a plot for at most %d has the axis %j', (most, axis) => {
  expect(axisOf(most)).toEqual(axis);
});

it('the parts of a plot names days and months in the time zone of the store', () => {
  expect(partText('2026-11-21', 'en', 'full')).toBe('Nov 21, 2026');
  expect(partText('2026-11-21', 'de', 'short')).toMatch(/^21\. Nov/);
  expect(partText('2026-11', 'en', 'full')).toBe('November 2026');
});

it('the parts of a plot shows changes in whole per cent', () => {
  expect(formatPercentChange(110, 100, 'en')).toBe('+10%');
  expect(formatPercentChange(50, 100, 'en')).toBe('−50%');
  expect(formatPercentChange(100, 100, 'en')).toBe('0%');
  expect(formatPercentChange(100, 0, 'en')).toBeUndefined();
});
