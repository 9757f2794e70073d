import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import type { AuditAction } from '@/lib/shared/audit-actions';
import { stored } from '@/tests/api/support/database';
import { continueWithGoogle, someone } from '@/tests/api/support/google';
import {
  failRefund,
  intentIdOf,
  moveDispute,
  openDispute,
  payAtProvider,
  payOrder,
  refundByHand,
  secretFor,
} from '@/tests/api/support/provider';
import { listed, someAddress } from '@/tests/api/support/requests';
import { secured, step } from '@/tests/api/support/two-step';
import {
  addTool,
  anAdmin,
  call,
  type Person,
  placeOrder,
  registerCustomer,
  signInSession,
} from '@/tests/support/people';
import { eventually, linkIn, mailTo, storeEnvironment, stripeControl, unique } from '@/tests/support/store';
import { fileEvent } from './file-event';
import { heldMailEvent } from './held-mail-event';
import { legalPageEvent } from './legal-event';
import { joinedPriceGroup, priceGroupEvent, priceListEvent } from './price-events';

/** What the audit log must hold about one event. */
export type Expected = {
  actor: { kind: string; id: string | null };
  subject: { kind: string; id: string | null; label: string | null };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Whether a request did it, whose address is logged; what the store does by itself has none. */
  byRequest: boolean;
};

/** Causes the event, and returns what must be logged about it. */
type Row = () => Promise<Expected>;

/** A personal field: logged as a mark that reveals nothing of it. */
export const PERSONAL = expect.stringMatching(/^personal:[\w-]{8,}$/);

/** A mark that distinguishes keys and reveals nothing of them. */
const KEY_MARK = expect.stringMatching(/^[0-9a-f]{12}$/);

const idOf = async (email: string) => String((await stored('users').findOne({ email }))?._id);
const customer = async (person: Person) => ({ kind: 'customer', id: await idOf(person.email) });
const admin = async () => ({ kind: 'admin', id: await idOf('admin@example.com') });
const VISITOR = { kind: 'visitor', id: null };

/** Something a customer did to their own account. */
async function ownEvent(person: Person, change: Partial<Expected> = {}): Promise<Expected> {
  const actor = await customer(person);
  const subject = { kind: 'user', id: actor.id, label: null };
  return { actor, subject, before: null, after: null, byRequest: true, ...change };
}

/** A customer's own order, as the log must name it. */
async function anOrder(): Promise<{ buyer: Person; id: string; subject: Expected['subject'] }> {
  const buyer = await registerCustomer();
  const id = await placeOrder(buyer, await addTool(await anAdmin()));
  return { buyer, id, subject: { kind: 'order', id, label: (await orderOf(id)).number } };
}

async function orderOf(id: string) {
  return (await (await anAdmin()).call('GET', `/api/order/${id}`)).body;
}

async function aRequest(path: '/api/contact' | '/api/quote'): Promise<{ id: string; number: string }> {
  const name = unique('Robin ');
  const asks =
    path === '/api/contact' ? { topic: 'tools', message: 'Hello' } : { lines: [], note: 'A hundred.' };
  const { number } = (await call('POST', path, { name, email: someAddress(), ...asks })).body;
  const found = await listed(await anAdmin(), path === '/api/quote' ? '/api/all-quote' : path, number);
  return { id: found._id, number };
}

/** An admin moves a request from one state to the other. */
async function moved(kind: 'contact' | 'quote', to: 'answered' | 'open'): Promise<Expected> {
  const { id, number } = await aRequest(kind === 'contact' ? '/api/contact' : '/api/quote');
  const path = `${kind === 'contact' ? '/api/contact' : '/api/all-quote'}/${id}`;
  const moves = to === 'answered' ? ['answered'] : ['answered', 'open'];
  for (const state of moves) {
    expect((await (await anAdmin()).call('PATCH', path, { state })).body).toEqual({ modifiedCount: 1 });
  }
  return {
    actor: await admin(),
    subject: { kind, id, label: number },
    before: { state: to === 'answered' ? 'open' : 'answered' },
    after: { state: to },
    byRequest: true,
  };
}

async function subscriber(leaves: boolean): Promise<Expected> {
  const email = someAddress();
  await call('POST', '/api/newsletter', { email });
  const token = linkIn(await mailTo(email, /confirm/i), '/newsletter/confirm').searchParams.get('token');
  expect((await call('POST', '/api/newsletter/confirm', { token })).status).toBe(200);
  const entry = await stored('subscribers').findOne({ email });
  if (leaves) {
    const path = `/api/newsletter/unsubscribe?token=${entry?.unsubscribeToken}`;
    expect((await call('POST', path)).status).toBe(200);
  }
  return {
    actor: VISITOR,
    subject: { kind: 'subscriber', id: String(entry?._id), label: null },
    before: { state: leaves ? 'confirmed' : 'pending' },
    after: { state: leaves ? 'unsubscribed' : 'confirmed' },
    byRequest: true,
  };
}

/** A refunded order whose refund the bank sent back, applied by reconciliation only: its webhooks would be requests. */
async function aFailedRefund() {
  const { buyer, id, subject } = await anOrder();
  const transactionId = await payOrder(buyer, id);
  await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`);
  const sent = await eventually('the refund to be sent', async () => {
    const refund = await stored('refunds').findOne({ intentId: transactionId });
    return refund?.state === 'refunded' ? refund : undefined;
  });
  const refundId = String(sent.providerRefundId);
  const { reconcileRefunds } = await import('@/lib/server/commerce/payments/webhooks/reconcile-refunds');
  await stripeControl('webhooks/hold', {});
  try {
    await failRefund(refundId, 'declined');
    await eventually('the failure to be noted', async () => {
      await reconcileRefunds();
      return (await orderOf(id)).refundFailedAt;
    });
  } finally {
    await stripeControl('webhooks/release', { order: 'kept' });
  }
  return { id, subject, transactionId, refundId };
}

/** A disputed order, of which the bank has the evidence and has decided, applied by reconciliation only. */
async function aDispute(news: 'opened' | 'updated' | 'closed'): Promise<Expected> {
  const { buyer, id, subject } = await anOrder();
  const transactionId = await payOrder(buyer, id);
  const { reconcileDisputes } = await import('@/lib/server/commerce/payments/webhooks/reconcile-disputes');
  const until = (state: string, disputeId: string) =>
    eventually(`the dispute to be ${state}`, async () => {
      await stored('disputes').updateOne({ _id: disputeId as never }, { $set: { nextCheckAt: new Date(0) } });
      await reconcileDisputes();
      return (await stored('disputes').findOne({ _id: disputeId as never, state })) ?? undefined;
    });
  await stripeControl('webhooks/hold', {});
  try {
    const { id: disputeId } = await openDispute(transactionId, { reason: 'fraudulent' });
    await until('to-answer', disputeId);
    await moveDispute(disputeId, 'under_review');
    await until('under-review', disputeId);
    await moveDispute(disputeId, 'won');
    await until('won', disputeId);
    const states = { opened: 'to-answer', updated: 'under-review', closed: 'won' } as const;
    const before = { opened: null, updated: { state: 'to-answer' }, closed: { state: 'under-review' } }[news];
    const facts = { disputeId, isInquiry: false, amountCents: 12_500, reason: 'fraudulent', transactionId };
    return {
      actor: { kind: 'payment-provider', id: null },
      subject,
      before,
      after: { ...facts, state: states[news] },
      byRequest: false,
    };
  } finally {
    await stripeControl('webhooks/release', { order: 'kept' });
  }
}

/** What an admin decided about a failed refund. */
async function answeredRefund(what: 'retry' | 'settled'): Promise<Expected> {
  const { subject, transactionId } = await aFailedRefund();
  await (await anAdmin()).call('POST', `/api/refund/${transactionId}/${what}`);
  const after = { amountCents: 12_500, transactionId };
  return { actor: await admin(), subject, before: null, after, byRequest: true };
}

/** A tool of the test's own as an admin changed it. */
async function toolEvent(
  change: (toolId: string, by: Person) => Promise<Pick<Expected, 'before' | 'after'>>,
): Promise<Expected> {
  const name = unique('Audited Tool ');
  const by = await anAdmin();
  const id = await addTool(by, { name });
  return {
    actor: await admin(),
    subject: { kind: 'tool', id, label: name },
    byRequest: true,
    ...(await change(id, by)),
  };
}

/** What an admin did by a request. */
async function byAdmin(event: Promise<Pick<Expected, 'subject' | 'before' | 'after'>>): Promise<Expected> {
  return { ...(await event), actor: await admin(), byRequest: true };
}

async function review(isEdited: boolean): Promise<Expected> {
  const author = await registerCustomer();
  const { insertedId } = (await author.call('POST', '/api/review', { review: 'Good steel', rating: 4 })).body;
  if (isEdited) await author.call('PATCH', `/api/review/${insertedId}`, { review: 'Good', rating: 2 });
  const first = { rating: 4, length: 10 };
  return {
    actor: await customer(author),
    subject: { kind: 'review', id: insertedId, label: null },
    before: isEdited ? first : null,
    after: isEdited ? { rating: 2, length: 4 } : first,
    byRequest: true,
  };
}

async function resetLinkOf(person: Person): Promise<string | null> {
  await call('POST', '/api/account/forgot-password', { email: person.email });
  return linkIn(await mailTo(person.email, /reset/i), '/reset-password').searchParams.get('token');
}

async function failedSignIns(times: number): Promise<Expected> {
  const person = await registerCustomer();
  for (let time = 0; time < times; time += 1) await signInSession(person.email, 'not-the-password');
  const event = await ownEvent(person, { actor: VISITOR });
  return times === 1
    ? { ...event, after: { reason: 'wrong-password', email: PERSONAL } }
    : { ...event, after: { what: 'account', email: PERSONAL, until: expect.stringMatching(/^\d{4}-.*Z$/) } };
}

/** One row for every action of the audit log; the compiler wants each, and the conventions' `audit-actions.test.ts` an emitter. */
export const ACTION_ROWS: Record<AuditAction, Row> = {
  'order.placed': async () => {
    const { buyer, id, subject } = await anOrder();
    const { toolId, toolName } = await orderOf(id);
    return {
      actor: await customer(buyer),
      subject,
      before: null,
      after: {
        ...{ state: 'unpaid', toolId, toolName, orderQuantity: 10, orderValueCents: 12_500, currency: 'usd' },
        ...{ address: PERSONAL, phone: PERSONAL },
      },
      byRequest: true,
    };
  },
  'order.paid': async () => {
    const { buyer, id, subject } = await anOrder();
    const transactionId = await payOrder(buyer, id);
    // The buyer's own call and the provider's event race; whichever came first is the actor.
    const { by } = (await orderOf(id)).timeline.find((entry: { state: string }) => entry.state === 'paid');
    return {
      actor: by === 'system' ? { kind: 'payment-provider', id: null } : await customer(buyer),
      subject,
      before: { state: 'unpaid' },
      after: { state: 'paid', transactionId },
      byRequest: true,
    };
  },
  'order.shipped': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    await (await anAdmin()).call('PATCH', `/api/all-order/${id}`);
    const [before, after] = [{ state: 'paid' }, { state: 'shipped' }];
    return { actor: await admin(), subject, before, after, byRequest: true };
  },
  'order.cancelled': async () => {
    const { buyer, id, subject } = await anOrder();
    await buyer.call('DELETE', `/api/order/${id}`);
    const [before, after] = [{ state: 'unpaid' }, { state: 'cancelled' }];
    return { actor: await customer(buyer), subject, before, after, byRequest: true };
  },
  'order.expired': async () => {
    const { id, subject } = await anOrder();
    const expiresAt = new Date(Date.now() - 3_600_000);
    await stored('orders').updateOne({ _id: new ObjectId(id) }, { $set: { expiresAt } });
    const { expireUnpaidOrders } = await import('@/lib/server/commerce/orders/expire-unpaid-orders');
    await expireUnpaidOrders();
    const [before, after] = [{ state: 'unpaid' }, { state: 'expired' }];
    return { actor: { kind: 'system', id: null }, subject, before, after, byRequest: false };
  },
  'order.refunded': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`);
    const [before, after] = [{ state: 'paid' }, { state: 'refunded' }];
    return { actor: await admin(), subject, before, after, byRequest: true };
  },
  'order.part-refunded': async () => {
    const { buyer, id, subject } = await anOrder();
    await payOrder(buyer, id);
    const { toolId, lines } = await orderOf(id);
    const body = { lines: [{ toolId, quantity: 2, restock: true }], amount: 1.5, reason: 'Scratched' };
    const { body: refunded } = await (await anAdmin()).call('POST', `/api/all-order/${id}/refund`, body, {
      'idempotency-key': 'audit',
    });
    return {
      actor: await admin(),
      subject,
      before: { refundedCents: 0 },
      after: {
        refundedCents: 150,
        amountCents: 150,
        refundId: refunded.refundId,
        lines: [{ sku: lines[0].sku, quantity: 2, restock: true }],
        creditNoteNumber: expect.stringMatching(/^CN-/),
      },
      byRequest: true,
    };
  },
  'order.payment-returned': async () => {
    const { buyer, id, subject } = await anOrder();
    const transactionId = await payOrder(buyer, id);
    const { reconcileRefunds } = await import('@/lib/server/commerce/payments/webhooks/reconcile-refunds');
    // Its webhook would be a request: it is applied by reconciliation only, in whichever instance.
    await stripeControl('webhooks/hold', {});
    try {
      await refundByHand(transactionId, 500);
      await eventually('the refund to be noted', async () => {
        await reconcileRefunds();
        return (await orderOf(id)).returned;
      });
    } finally {
      await stripeControl('webhooks/release', { order: 'kept' });
    }
    const after = { state: 'paid', returnedCents: 500, transactionId };
    return { actor: { kind: 'payment-provider', id: null }, subject, before: null, after, byRequest: false };
  },
  'dispute.opened': async () => aDispute('opened'),
  'dispute.updated': async () => aDispute('updated'),
  'dispute.closed': async () => aDispute('closed'),
  'refund.failed': async () => {
    const { id, subject, transactionId, refundId } = await aFailedRefund();
    const after = { refundId, amountCents: 12_500, reason: 'declined', transactionId };
    expect((await orderOf(id)).refundNotes).toHaveLength(1);
    return { actor: { kind: 'payment-provider', id: null }, subject, before: null, after, byRequest: false };
  },
  'refund.retried': () => answeredRefund('retry'),
  'refund.settled': () => answeredRefund('settled'),
  'tool.added': () =>
    toolEvent(async (toolId) => {
      const { name, sku } = (await call('GET', `/api/tool/${toolId}`)).body;
      const figures = { priceCents: 1_250, moq: 10, quantity: 100 };
      const description = 'A tool that belongs to one test.';
      const defaults = { image: '/placeholder.webp', category: 'other', state: 'on-sale', step: 1 };
      const after = { name, sku, description, ...figures, ...defaults };
      return { before: null, after };
    }),
  'payment.blocked': async () => {
    const { buyer, id } = await anOrder();
    const secret = await secretFor(buyer, id);
    const intentId = intentIdOf(secret);
    for (let time = 1; time <= Number(storeEnvironment().CARD_DECLINES_MAX); time += 1) {
      expect((await payAtProvider(secret, 'pm_card_visa_chargeDeclined')).status).toBe(402);
    }
    const isLogged = { action: 'payment.blocked', 'subject.id': intentId };
    await eventually('the block', async () => (await stored('audit_log').findOne(isLogged)) ?? undefined);
    return {
      actor: await customer(buyer),
      subject: { kind: 'payment', id: intentId, label: null },
      before: null,
      after: { what: 'account', why: 'declines' },
      byRequest: true,
    };
  },
  'tool.edited': () =>
    toolEvent(async (toolId, by) => {
      const change = { revision: 1, price: 13, step: 5, description: 'Another one.' };
      await by.call('PATCH', `/api/tool/${toolId}`, change);
      const description = 'A tool that belongs to one test.';
      return {
        before: { description, priceCents: 1_250, step: 1 },
        after: { description: 'Another one.', priceCents: 1_300, step: 5 },
      };
    }),
  'tool.deleted': () =>
    toolEvent(async (toolId, by) => {
      const { name, sku } = (await call('GET', `/api/tool/${toolId}`)).body;
      await by.call('DELETE', `/api/tool/${toolId}`);
      return { before: { name, sku, priceCents: 1_250, moq: 10, quantity: 100 }, after: null };
    }),
  'tool.stock-corrected': () =>
    toolEvent(async (toolId, by) => {
      await by.call('POST', `/api/tool/${toolId}/stock`, { quantity: 90, seen: 100, reason: 'stocktake' });
      return { before: { quantity: 100 }, after: { quantity: 90, reason: 'stocktake', note: null } };
    }),
  'file.uploaded': () => byAdmin(fileEvent('uploaded')),
  'file.deleted': () => byAdmin(fileEvent('deleted')),
  'price-group.added': () => byAdmin(priceGroupEvent('added')),
  'price-group.renamed': () => byAdmin(priceGroupEvent('renamed')),
  'price-group.deleted': () => byAdmin(priceGroupEvent('deleted')),
  'price-list.added': () => byAdmin(priceListEvent('added')),
  'price-list.edited': () => byAdmin(priceListEvent('edited')),
  'price-list.deleted': () => byAdmin(priceListEvent('deleted')),
  'legal-page.edited': () => byAdmin(legalPageEvent()),
  'review.added': () => review(false),
  'review.edited': () => review(true),
  'user.registered': async () => ownEvent(await registerCustomer()),
  'user.email-verified': async () => ownEvent(await registerCustomer({ verified: true })),
  'user.google-linked': async () => {
    const person = await registerCustomer({ verified: true });
    await continueWithGoogle({ ...someone(), email: person.email });
    return ownEvent(person);
  },
  'user.profile-changed': async () => {
    const person = await registerCustomer();
    await person.call('PUT', `/api/user?email=${person.email}`, { phone: '5550100', education: '' });
    return ownEvent(person, { before: {}, after: { phone: PERSONAL } });
  },
  'user.price-group-changed': async () => {
    const { member, ...change } = await joinedPriceGroup();
    return ownEvent(member, { actor: await admin(), ...change });
  },
  'user.note-changed': async () => {
    const person = await registerCustomer();
    const by = await anAdmin();
    const path = `/api/user/${encodeURIComponent(person.email)}/note`;
    expect((await by.call('PUT', path, { version: 0, text: 'Calls before noon' })).status).toBe(200);
    return ownEvent(person, {
      actor: { kind: 'admin', id: await idOf(by.email) },
      before: { note: null },
      after: { note: PERSONAL },
    });
  },
  'user.view-started': async () => {
    const [person, by] = await Promise.all([registerCustomer(), anAdmin()]);
    await by.call('POST', `/api/user/${encodeURIComponent(person.email)}/view`);
    return ownEvent(person, {
      actor: { kind: 'admin', id: await idOf(by.email) },
      after: { until: expect.any(String) },
    });
  },
  'user.view-ended': async () => {
    const [person, by] = await Promise.all([registerCustomer(), anAdmin()]);
    const path = `/api/user/${encodeURIComponent(person.email)}/view`;
    await by.call('POST', path);
    await by.call('DELETE', path);
    return ownEvent(person, {
      actor: { kind: 'admin', id: await idOf(by.email) },
      after: { reason: 'ended' },
    });
  },
  'user.name-changed': async () => {
    const person = await registerCustomer();
    await person.call('PATCH', '/api/account/name', { name: 'Robin Carver' });
    return ownEvent(person, { before: { name: PERSONAL }, after: { name: PERSONAL } });
  },
  'user.password-changed': async () => {
    const person = await registerCustomer();
    const body = { currentPassword: person.password, password: unique('pw-') };
    expect((await person.callWithSession('POST', '/api/account/change-password', body)).status).toBe(200);
    return ownEvent(person);
  },
  'user.password-reset-requested': async () => {
    const person = await registerCustomer();
    await resetLinkOf(person);
    return ownEvent(person, { actor: VISITOR });
  },
  'user.password-reset': async () => {
    const person = await registerCustomer();
    const body = { token: await resetLinkOf(person), password: unique('pw-') };
    expect((await call('POST', '/api/account/reset-password', body)).status).toBe(200);
    return ownEvent(person);
  },
  'user.password-removed': async () => {
    const person = await registerCustomer({ verified: true });
    await continueWithGoogle({ ...someone(), email: person.email });
    return ownEvent(person, { after: { by: 'google' } });
  },
  'user.second-factor-enabled': async () => ownEvent((await secured()).person),
  'user.second-factor-disabled': async () => {
    const { person, recoveryCodes } = await secured();
    const body = { password: person.password, code: recoveryCodes[0] };
    expect((await person.callWithSession('POST', '/api/account/second-factor/disable', body)).status).toBe(
      200,
    );
    return ownEvent(person);
  },
  'user.recovery-codes-renewed': async () => {
    const { person, recoveryCodes } = await secured();
    const body = { password: person.password, code: recoveryCodes[0] };
    const path = '/api/account/second-factor/recovery-codes';
    expect((await person.callWithSession('POST', path, body)).status).toBe(200);
    return ownEvent(person);
  },
  'user.role-changed': async () => {
    const person = await registerCustomer({ verified: true });
    await (await anAdmin()).call('PUT', `/api/user/admin/${person.email}`);
    const [before, after] = [{ role: 'customer' }, { role: 'admin' }];
    return ownEvent(person, { actor: await admin(), before, after });
  },
  'user.data-exported': async () => {
    const person = await registerCustomer();
    expect((await person.callWithSession('GET', '/api/account/data')).status).toBe(200);
    return ownEvent(person);
  },
  'user.closed': async () => {
    const person = await registerCustomer();
    const before = { role: 'customer', email: PERSONAL, name: PERSONAL };
    const event = await ownEvent(person, { before, after: { orders: 0 } });
    await person.callWithSession('POST', '/api/account/close', { password: person.password });
    return event;
  },
  'session.signed-in': async () => {
    // Registration signs in automatically.
    const after = { method: 'registration', secondFactor: false, device: expect.any(String) };
    return ownEvent(await registerCustomer(), { after });
  },
  'session.sign-in-failed': () => failedSignIns(1),
  'session.second-factor-failed': async () => {
    const { person } = await secured();
    const cookies = new Map<string, string>();
    await step({ email: person.email, password: person.password }, cookies);
    expect((await step({ code: '000000' }, cookies)).code).toBe('second-factor-wrong');
    return ownEvent(person, { actor: VISITOR, after: { method: 'password' } });
  },
  'session.blocked': () => failedSignIns(6),
  'session.signed-out': async () => {
    const person = await registerCustomer();
    const { body } = await person.callWithSession('GET', '/api/account/sessions');
    await person.callWithSession('DELETE', `/api/account/sessions/${body[0].id}`);
    return ownEvent(person);
  },
  'session.signed-out-everywhere': async () => {
    const person = await registerCustomer();
    await person.callWithSession('DELETE', '/api/account/sessions');
    return ownEvent(person, { after: { ended: 1 } });
  },
  'newsletter.subscribed': () => subscriber(false),
  'newsletter.unsubscribed': () => subscriber(true),
  'contact.received': async () => {
    const { id, number } = await aRequest('/api/contact');
    const subject = { kind: 'contact', id, label: number };
    const after = { state: 'open', topic: 'tools' };
    return { actor: VISITOR, subject, before: null, after, byRequest: true };
  },
  'contact.answered': () => moved('contact', 'answered'),
  'contact.reopened': () => moved('contact', 'open'),
  'quote.requested': async () => {
    const { id, number } = await aRequest('/api/quote');
    const subject = { kind: 'quote', id, label: number };
    return { actor: VISITOR, subject, before: null, after: { state: 'open', lines: 0 }, byRequest: true };
  },
  'quote.answered': () => moved('quote', 'answered'),
  'quote.reopened': () => moved('quote', 'open'),
  'held-mail.sent': () => byAdmin(heldMailEvent('send')),
  'held-mail.discarded': () => byAdmin(heldMailEvent('discard')),
  // Written once, when the store these tests run against started.
  'settings.changed': async () => ({
    actor: { kind: 'system', id: null },
    subject: { kind: 'settings', id: null, label: null },
    before: null,
    after: expect.objectContaining({
      origin: storeEnvironment().NEXTAUTH_URL,
      adminsNeedSecondFactor: false,
      sessionKey: KEY_MARK,
      paymentKey: KEY_MARK,
    }),
    byRequest: false,
  }),
};
