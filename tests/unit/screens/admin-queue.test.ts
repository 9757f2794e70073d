import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AdminQueuePanel } from '@/components/dashboard/admin-queue-panel';
import type { AdminQueue } from '@/lib/shared/orders/admin-queue';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({ usePathname: () => '/en/dashboard' }));

/** Returns the texts of the panel and the target of each line. */
type Given = Omit<AdminQueue, 'overdue' | 'companies' | 'offers' | 'vatIds'> & Partial<AdminQueue>;

function panel(given: Given): {
  lines: [text: string, href: string][];
  text: string;
} {
  const work: AdminQueue = { overdue: 0, companies: 0, offers: 0, vatIds: 0, ...given };
  const texts = textsFor('en').dashboard.work;
  const html = renderToStaticMarkup(createElement(AdminQueuePanel, { work, texts }));
  const bare = (part: string) => part.replace(/<[^>]*>/g, '').trim();
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  return { lines: links.map(([, href = '', inner = '']) => [bare(inner), href]), text: bare(html) };
}

it('the admin queue is counted, one and many, and each count leads to its list', () => {
  expect(panel({ orders: 1_204, refunds: 0, disputes: 0, quotes: 1, messages: 0, tools: 2 }).lines).toEqual([
    ['1,204 orders to ship', '/dashboard/manage-order?state=to-ship'],
    ['1 request for quote to answer', '/dashboard/quotes'],
    ['0 messages to answer', '/dashboard/messages'],
    ['2 tools below their minimum order', '/dashboard/manage-product?inStock=false'],
    ['Open overview', '/dashboard/overview'],
  ]);
});

it('the admin queue shows how many of the orders are overdue, if any are', () => {
  const some = { orders: 12, refunds: 0, disputes: 0, quotes: 0, messages: 0, tools: 0 };
  expect(panel({ ...some, overdue: 3 }).lines[0]).toEqual([
    '12 orders to ship 3 overdue',
    '/dashboard/manage-order?state=to-ship',
  ]);
  expect(panel(some).text).not.toContain('overdue');
});

it('the admin queue names refunds that did not arrive only while there are any', () => {
  const { lines } = panel({
    orders: 0,
    refunds: 1,
    disputes: 0,
    quotes: 0,
    messages: 0,
    tools: 0,
  });
  expect(lines[1]).toEqual(['1 failed refund', '/dashboard/manage-order?state=refund-failed']);
  expect(lines).toHaveLength(6);
});

it('the admin queue names companies to activate only while there are any', () => {
  const some = { orders: 0, refunds: 0, disputes: 0, quotes: 0, messages: 0, tools: 0 };
  expect(panel({ ...some, companies: 2 }).lines).toContainEqual([
    '2 companies to activate',
    '/dashboard/companies?state=pending',
  ]);
  expect(panel(some).text).not.toContain('activate');
});

it('the admin queue names chargebacks only while some wait for an answer, with the first one’s date', () => {
  const some = { orders: 0, refunds: 0, disputes: 2, quotes: 0, messages: 0, tools: 0 };
  expect(panel({ ...some, disputesDueBy: '2026-11-30T23:59:59.000Z' }).lines[1]).toEqual([
    '2 chargebacks to answer by Nov 30, 2026',
    '/dashboard/manage-order/disputes?state=open',
  ]);
  expect(panel({ ...some, disputes: 1 }).lines[1]?.[0]).toBe('1 chargeback to answer');
});

it('the admin queue shows a message when it is empty', () => {
  expect(panel({ orders: 0, refunds: 0, disputes: 0, quotes: 0, messages: 0, tools: 0 }).text).toContain(
    'Nothing is waiting.',
  );
  expect(panel({ orders: 0, refunds: 0, disputes: 0, quotes: 0, messages: 1, tools: 0 }).text).not.toContain(
    'Nothing is waiting.',
  );
});
