import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { orderFacts } from '@/lib/server/commerce/orders/order-mail-facts';
import { orderPlacedMail } from '@/lib/server/commerce/orders/order-mails';
import { invoiceMail } from '@/lib/server/commerce/orders/ship/shipment-mails';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));

function order(lines: OrderLine[], language: 'en' | 'de'): OrderDocument {
  const now = new Date(Date.UTC(2026, 10, 22));
  return {
    ...{ _id: new ObjectId(), number: 'FL-ONE', ...ofLines(...lines), currency: 'usd', language },
    ...{
      buyerId: new ObjectId(),
      buyerName: 'Bo Buyer',
      buyerSortKey: 'bo buyer',
      buyerEmail: 'bo@example.com',
    },
    ...{ address: '1 Test Street', phone: '5550100', ...axesOf('unpaid'), poNumber: '4711' },
    ...{ placedAt: now, expiresAt: now, timeline: [] },
  };
}

it('mails about an order name its PO number and the references of the buyer', () => {
  const referred = orderLine({ sku: 'FT-1', reference: 'Bay 7' });
  const facts = Object.fromEntries(orderFacts(order([referred], 'en')));
  expect(facts).toMatchObject({ 'PO number': '4711', Tool: 'Hammer', 'Your reference': 'Bay 7' });
  const several = order([referred, orderLine({ sku: 'FT-2', name: 'Drill', quantity: 1 })], 'de');
  const german = Object.fromEntries(orderFacts(several));
  expect(german['FT-1']).toMatch(/^3 × Hammer, .*\. Ihre Referenz: Bay 7$/);
  expect(german['FT-2']).not.toContain('Referenz');
});

it('the invoice to an address of the company’s own choice leaves out what was typed and holds a link', () => {
  const receivable = {
    ...{ _id: 'INV-000001', orderId: new ObjectId(), companyId: new ObjectId(), orderNumber: 'FL-ONE' },
    ...{ grossCents: 3_000, openCents: 0, issuedAt: new Date(0), dueAt: new Date(0), dueOn: '2026-12-22' },
  };
  const lines = (reference: string) => [
    orderLine({ sku: 'FT-1', reference }),
    orderLine({ sku: 'FT-2', name: 'Drill' }),
  ];
  const mail = (typed: string) => {
    const placed = order(lines(typed), 'en');
    const billTo = { name: typed } as OrderDocument['billTo'];
    const all = { ...placed, billTo, buyerName: typed, poNumber: typed, address: typed };
    return JSON.stringify(invoiceMail(all, receivable, 'accounts@example.org'));
  };
  expect(mail('Pay at http://evil.example/login')).not.toContain('evil');
  expect(mail('evil.example')).not.toContain('evil');
  expect(mail('2026/117-A').split('2026/117-A').length).toBeGreaterThan(4);
});

it('a mail to an address that nobody has verified leaves out what was typed and holds a link', () => {
  const mail = (typed: string, more: Partial<OrderDocument>) => {
    const placed = order([orderLine({ sku: 'FT-1', reference: typed })], 'en');
    const { subject, text, html } = orderPlacedMail({
      ...{ ...placed, buyerName: typed, poNumber: typed, address: typed, ...more },
    });
    return `${subject} ${text} ${html}`;
  };
  expect(mail('Pay at http://evil.example/login', { buyerUnverified: true })).not.toContain('evil');
  expect(mail('Pay at http://evil.example/login', { buyerUnverified: true })).toContain(
    'Hello bo@example.com',
  );
  expect(mail('c/o workshop@fitters.example', {})).toContain('workshop@fitters.example');
});
