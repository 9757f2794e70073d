import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { withShownBuyer } from '@/components/orders/manage/order-row';
import { RequestTable } from '@/components/requests/request-table';
import { ReviewCard } from '@/components/reviews/review-grid';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { QuoteRequest } from '@/lib/shared/requests/quote.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('next/navigation', () => ({ usePathname: () => '/de/dashboard', useRouter: () => ({}) }));

const at = '2026-11-22T10:00:00.000Z';
const german = textsFor('de');
const ORDER = {
  buyerName: 'Closed account',
  buyerEmail: 'closed@account.invalid',
  address: 'Removed',
  phone: 'Removed',
  timeline: [
    { state: 'unpaid', at, by: 'buyer', name: 'Closed account' },
    { state: 'shipped', at, by: 'admin', name: 'Closed account' },
  ],
} as unknown as Order;

it('what is left of a closed account is named in the page’s language in orders', () => {
  const shown = withShownBuyer(ORDER, german.privacy.closed);
  expect(shown).toMatchObject({
    buyerName: 'Geschlossenes Konto',
    buyerEmail: '',
    address: 'Entfernt',
    phone: '',
  });
  expect(shown.timeline.map(({ name }) => name)).toEqual(['Geschlossenes Konto', 'Closed account']);
  const other = { ...ORDER, buyerEmail: 'a@example.com' };
  expect(withShownBuyer(other, german.privacy.closed)).toBe(other);
});

it('what is left of a closed account is named in it above reviews', () => {
  const review = {
    _id: '1',
    name: 'Former customer',
    image: '/x.webp',
    review: 'Gut',
    rating: 5,
    createdAt: at,
  };
  const html = (texts: typeof german) =>
    renderToStaticMarkup(createElement(ReviewCard, { review, texts: texts.reviews }));
  expect(html(german)).toContain('Ehemaliger Kunde');
  expect(html(german)).not.toContain('Former customer');
  expect(html(textsFor('en'))).toContain('Former customer');
});

it('what is left of a closed account is named in it beside requests', () => {
  const request: QuoteRequest = {
    _id: '1',
    number: 'RQ-000001',
    lines: [],
    listValue: 0,
    name: 'Closed account',
    email: 'closed@account.invalid',
    requestedAt: at,
    state: 'open',
  };
  const element = createElement(RequestTable<'quote'>, {
    kind: 'quote',
    requests: [request],
    texts: german,
  });
  const html = renderToStaticMarkup(element);
  expect(html).toContain('Geschlossenes Konto');
  expect(html).not.toContain('Closed account');
});
