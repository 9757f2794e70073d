import { decide, receive, returnOf, settle, type TestReturn } from '@/tests/api/support/returns';
import { registerCustomer } from '@/tests/support/people';
import { byAdmin, byCustomer, type Expected, type Rows } from './expected';

/** What is logged of a return of four units once it is in this state. */
function event(
  { id, number, orderId, orderNumber, sku }: TestReturn,
  state: string,
  { from, line = {} }: { from?: string; line?: object } = {},
): Pick<Expected, 'subject' | 'before' | 'after'> {
  return {
    subject: { kind: 'return', id, label: number },
    ...(from ? { before: { state: from } } : {}),
    after: { state, orderId, orderNumber, lines: [{ sku, quantity: 4, ...line }] },
  };
}

async function requested(): Promise<Expected> {
  const buyer = await registerCustomer();
  return byCustomer(buyer, event(await returnOf(buyer), 'requested'));
}

async function withdrawn(): Promise<Expected> {
  const buyer = await registerCustomer();
  const made = await returnOf(buyer);
  await buyer.call('POST', `/api/return/${made.id}/withdraw`);
  return byCustomer(buyer, event(made, 'withdrawn', { from: 'requested' }));
}

type Decided = {
  step: string;
  state: string;
  from: 'requested' | 'approved';
  body?: Record<string, unknown>;
};

async function decided({ step, state, from, body }: Decided) {
  const made = await returnOf(await registerCustomer(), from);
  await decide(made.id, step, body);
  return event(made, state, { from });
}

async function received() {
  const made = await returnOf(await registerCustomer(), 'approved');
  await receive(made.id, made);
  return event(made, 'received', { from: 'approved', line: { restock: 3, scrap: 1 } });
}

async function settled() {
  const made = await returnOf(await registerCustomer(), 'received');
  const { refundId } = (await settle(made.id)).body;
  const logged = event(made, 'settled', { from: 'received', line: { restock: 3, scrap: 1 } });
  return { ...logged, after: { ...logged.after, refundId, amountCents: 5_000 } };
}

const reason = { reason: 'Used' };

export const RETURN_ROWS: Rows<'return'> = {
  'return.requested': requested,
  'return.withdrawn': withdrawn,
  'return.approved': () => byAdmin(decided({ step: 'approve', state: 'approved', from: 'requested' })),
  'return.refused': () =>
    byAdmin(decided({ step: 'refuse', state: 'refused', from: 'requested', body: reason })),
  'return.closed': () => byAdmin(decided({ step: 'close', state: 'closed', from: 'approved', body: reason })),
  'return.settled': () => byAdmin(settled()),
  'return.received': () => byAdmin(received()),
};
