import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { orderFacts } from '@/lib/server/commerce/orders/mails/order-facts';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';

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
