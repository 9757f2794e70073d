import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type ManagedOrderRow, orderRowOf } from '@/components/orders/manage/order-row';
import { OrderStateLabel } from '@/components/orders/manage/order-state';
import { TimeZoneProvider } from '@/lib/client/time-zone-context';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Order } from '@/lib/shared/orders/order.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const ORDER = { state: 'paid', shipsOn: '2026-11-20', lineCount: 1, paidAt: '2026-11-19T10:00:00.000Z' };

function shown(change: Partial<Order>, today: string): string {
  const order: ManagedOrderRow = orderRowOf({ ...ORDER, ...change } as Order);
  const texts = textsFor('en').orders;
  return renderToStaticMarkup(createElement(OrderStateLabel, { order, today, texts }));
}

it('the day of a state is one of the calendar of the shop', () => {
  const order = orderRowOf({ ...ORDER, paidAt: '2026-12-31T23:30:00.000Z' } as Order);
  const label = createElement(OrderStateLabel, { order, today: '2026-11-20', texts: textsFor('en').orders });
  const of = (timeZone: string) => {
    const props = { timeZone, children: label };
    return renderToStaticMarkup(createElement(TimeZoneProvider, props));
  };
  expect(of('UTC')).toContain(formatDay('2026-12-31T12:00:00Z', 'en', 'UTC'));
  expect(of('Europe/Berlin')).toContain(formatDay('2027-01-01T12:00:00Z', 'en', 'UTC'));
});

it('the state of an order in the list marks what should have shipped, and nothing else', () => {
  const late = /<span [^>]*class="[^"]*text-danger[^"]*">Should have shipped Friday<\/span>/;
  expect(shown({}, '2026-11-23')).toMatch(late);
  expect(shown({}, '2026-11-20')).toContain('Ships today');
  expect(shown({}, '2026-11-20')).not.toContain('text-danger');
  // On a card the day on which it ships stands alone.
  const paidOn = formatDay(ORDER.paidAt, 'en', 'UTC');
  expect(shown({}, '2026-11-23')).toMatch(
    new RegExp(`<span class="[^"]*as-cards:hidden[^"]*">${paidOn}</span>`),
  );
  expect(shown({ state: 'shipped' }, '2026-11-23')).not.toContain('as-cards:hidden');
  for (const state of ['unpaid', 'shipped', 'refunded'] as const)
    expect(shown({ state }, '2026-11-23')).not.toMatch(/[Ss]hip(?:s|ped) (?:Friday|today)/);
});
