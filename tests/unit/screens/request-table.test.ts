import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RequestTable } from '@/components/requests/request-table';
import type { ContactMessage } from '@/lib/shared/requests/contact.schema';
import type { QuoteRequest } from '@/lib/shared/requests/quote.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({ usePathname: () => '/en/dashboard', useRouter: () => ({}) }));

const texts = textsFor('en');
const handling = { name: 'Robin', email: 'robin@example.com', company: 'Carver Fitters' };

const message: ContactMessage = {
  ...handling,
  _id: 'a',
  number: 'MSG-7K3M2P',
  state: 'open',
  topic: 'order',
  message: 'Where is it?',
  receivedAt: '2026-11-21T07:10:00.000Z',
};

const quote: QuoteRequest = {
  ...handling,
  _id: 'b',
  number: 'RFQ-7K3M2P',
  state: 'answered',
  answeredAt: '2026-11-22T09:30:00.000Z',
  answeredBy: 'Ann Admin',
  lines: [{ toolId: 't', toolName: 'Rasp', toolSku: 'FT-1', toolImage: '', unitPrice: 5, quantity: 1200 }],
  listValue: 6000,
  note: 'By March.',
  requestedAt: '2026-11-21T07:10:00.000Z',
};

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const headingsOf = (html: string) => [...html.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, text]) => text);

it('the admins’ table of requests shows a message with its topic, its sender and a mail to answer it with', () => {
  const html = renderToStaticMarkup(
    createElement(RequestTable<'contact'>, { kind: 'contact', requests: [message], texts }),
  );
  expect(headingsOf(html)).toEqual(['Message', 'From', 'State', 'Actions']);
  expect(wordsOf(html)).toMatch(/MSG-7K3M2P An order .* Where is it\? Robin Carver Fitters .* Open /);
  expect(html).toContain('href="mailto:robin@example.com?subject=Re%3A%20MSG-7K3M2P%20An%20order"');
  expect(wordsOf(html)).toContain('Mark answered');
});

it('the admins’ table of requests shows a request for quote with its tools, its value, and who answered it', () => {
  const html = renderToStaticMarkup(
    createElement(RequestTable<'quote'>, { kind: 'quote', requests: [quote], texts }),
  );
  expect(headingsOf(html)).toEqual(['Request', 'Tools', 'From', 'State', 'Actions']);
  expect(wordsOf(html)).toMatch(/RFQ-7K3M2P .* \$6,000\.00 1,200 × Rasp FT-1 .* By March\. .* Ann Admin/);
  expect(html).not.toContain('mailto:robin@example.com?subject');
  expect(wordsOf(html)).toContain('Reopen');
});
