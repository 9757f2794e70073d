import { ObjectId } from 'mongodb';
import type { AuditedEvents, OtherEvents } from '@/lib/server/every-event';
import type { Actor } from '@/lib/server/identity/actor';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { toolDocument } from './tool-document';

const NOW = new Date('2026-11-26T08:00:00Z');
const id = new ObjectId();
const person = { userId: id, email: 'ann@example.com', name: 'Ann', language: 'en' } as const;
const actor = { ...person, role: 'admin' } as Actor;
const buyer = { userId: id, role: 'customer' } as const;
const user = { ...person, _id: id, role: 'customer' } as unknown as Facts<'user.registered'>['user'];
const tool = toolDocument({ _id: id });
const searchWords = { language: 'en', kind: 'same', words: ['Spanner', 'Wrench'], to: [] };
const order = {
  ...ofLines(orderLine({ toolId: id, quantity: 10, unitPriceCents: 1_250 })),
  ...{ _id: id, number: 'FL-1', buyerId: id, buyerName: 'Ann', buyerEmail: 'ann@example.com' },
  ...{ currency: 'usd', address: '1 Main Street', phone: '5550100', language: 'en' },
  ...{ payment: 'paid', fulfilment: 'open', transactionId: 'pi_1' },
  ...{ placedAt: NOW, expiresAt: NOW, timeline: [] },
} as unknown as Facts<'order.placed'>['order'];
const refund = {
  ...{ id, part: 1, at: NOW, amountCents: 150, actorId: id, creditNoteNumber: 'CN-1' },
  lines: [{ toolId: id, quantity: 2, restock: true }],
} as unknown as Facts<'order.part-refunded'>['refund'];
const cancellation = {
  ...{ part: 1, at: NOW, cents: 0, reason: 'Not made any more', actorId: id },
  lines: [{ toolId: id, quantity: 2 }],
  idempotency: { key: 'key', fingerprint: '' },
} as Facts<'order.units-cancelled'>['cancellation'];
const shipment = {
  ...{ _id: id, number: 'DN-000001', orderId: id, orderNumber: 'FL-1', part: 1 },
  lines: [{ toolId: id, sku: 'FL-1', name: 'Tool', quantity: 4, openAfter: 6 }],
  parcels: [],
} as unknown as Facts<'shipment.created'>['shipment'];
const made = {
  ...{
    _id: id,
    number: 'RMA-1',
    part: 1,
    orderId: id,
    orderNumber: 'FL-1',
    state: 'received',
    language: 'en',
  },
  ...{ shipmentNumber: 'DN-000001', buyerId: id, buyerName: 'Ann', requestedAt: NOW, requestedBy: id },
  lines: [{ toolId: id, sku: 'FL-1', name: 'Tool', quantity: 4, reason: 'damaged', restock: 3, scrap: 1 }],
} as unknown as Facts<'return.requested'>['made'];
const ofReturn = { actor: buyer, made, recipient: person };
const step = (state: Facts<'order.paid'>['entry']['state'], by: 'buyer' | 'admin' | 'system') =>
  ({ order, from: 'unpaid', entry: { state, at: NOW, by, actorId: id } }) as const;
const dispute = {
  ...{ _id: 'du_1', intentId: 'pi_1', amountCents: 12_500, reason: 'fraudulent', state: 'won' },
  isInquiry: false,
} as Facts<'dispute.opened'>['dispute'];
const failed = { id: 're_1', intentId: 'pi_1', amountCents: 12_500, reason: 'declined' };
const decided = { actor, intentId: 'pi_1', order, amountCents: 12_500 };
const file = {
  _id: 'a.pdf',
  kind: 'document',
  bytes: 1,
  toolIds: [id],
} as unknown as Facts<'file.uploaded'>['file'];
const paper = {
  ...{ name: 'paper-a.pdf', title: 'Certificate', kind: 'calibration', day: '2026-11-01', bytes: 1 },
  ...{ at: NOW, actorId: id },
} as Facts<'serial.paper-added'>['paper'];
const serial = {
  ...{ _id: id, toolId: id, sku: 'TW-200', name: 'Torque Wrench', serial: 'A-1', key: 'a1', createdAt: NOW },
  papers: [paper],
} as Facts<'serial.recorded'>['serial'];
const list = { actor, listId: id, name: 'List', before: { priority: 0 }, after: { priority: 1 } };
const page = { actor, pageId: id, slug: 'workshop', before: { version: 1 }, after: { version: 2 } };
const category = { actor, categoryId: id, slug: 'vises', before: { order: 1 }, after: { order: 2 } };
const review = { _id: id, toolId: id, rating: 4, review: 'Good' } as Facts<'review.added'>['review'];
const apiKey = {
  ...{ _id: id, name: 'ERP', hash: 'hash', prefix: 'flk_abcd', scopes: ['tools:read'] },
  ...{ createdAt: NOW, createdBy: id },
} as Facts<'api-key.created'>['apiKey'];
const company = {
  ...{ _id: id, number: 'CO-1', name: 'Ann & Sons', state: 'active', revision: 1, registeredBy: id },
  billing: { name: '', street: '1 Main Street', addition: '', postalCode: '1', city: 'X', region: '' },
} as unknown as Facts<'company.registered'>['company'];
const invitation = {
  ...{ _id: id, tokenHash: 'hash', companyId: id, email: 'bob@example.com', role: 'buyer' },
} as Facts<'member.invited'>['invitation'];
const requisition = {
  ...{ _id: id, number: 'REQ-1', companyId: id, requesterId: id, requesterName: 'Ann', dueCents: 12_500 },
  ...{ lines: order.lines, needs: [{ id, code: 'rule', name: 'All' }], state: 'submitted', language: 'en' },
  ...{ payBy: 'card' },
} as unknown as Facts<'requisition.submitted'>['requisition'];
const placedFor = { number: 'FL-1', requester: person };
const payment = {
  ...{
    _id: id,
    companyId: id,
    method: 'hand',
    amountCents: 5_000,
    reference: 'Transfer',
    receivedOn: '2026-11-26',
  },
  ...{ allocations: [{ orderId: id, invoiceNumber: 'INV-1', cents: 5_000, at: NOW }], unappliedCents: 0 },
  ...{ reversals: [], createdAt: NOW },
} as Facts<'payment.received'>['payment'];
const owed = {
  ...{ _id: 'INV-1', orderId: id, companyId: id, orderNumber: 'FL-1', grossCents: 5_000, openCents: 5_000 },
  ...{ issuedAt: NOW, dueAt: NOW, dueOn: '2026-11-01' },
};
const subscriber = {
  ...{ _id: id, email: 'ann@example.com', unsubscribeToken: 'token', state: 'confirmed' },
} as Facts<'newsletter.subscribed'>['subscriber'];
const requester = { _id: id, number: 'N-1', name: 'Ann', email: 'ann@example.com', language: 'en' };
const message = {
  ...requester,
  kind: 'contact',
  state: 'open',
  topic: 'order',
  message: 'Hello',
  receivedAt: NOW,
};
const quote = { ...requester, kind: 'quote', state: 'open', lines: [], receivedAt: NOW };
const offer = {
  ...{
    _id: id,
    number: 'OFF-1',
    language: 'en',
    state: 'countered',
    version: 1,
    createdAt: NOW,
    validTo: NOW,
  },
  to: { name: 'Ann', email: 'ann@example.com' },
  versions: [
    { v: 1, lines: [], dueCents: 0, validUntil: '2026-11-30', validTo: NOW, holdStock: true, sentAt: NOW },
  ],
  counters: [{ v: 1, note: 'Less', at: NOW, by: id }],
} as unknown as Facts<'offer.sent'>['offer'];
const moved = { before: { _id: id, number: 'N-1', state: 'open' }, actor } as const;
const version = { version: 1, length: 10 };
const mail = { _id: id, key: 'newsletter-welcome:1', to: 'ann@example.com', subject: 's', createdAt: NOW };

const endpoint = {
  ...{ _id: id, name: 'ERP', url: 'https://erp.example.com/secret-path', types: ['*'], upTo: 5 },
  ...{ sealedSecret: 'sealed', state: 'disabled', why: 'gone', createdAt: NOW, createdBy: id },
  ...{ disabledAt: NOW, failingSince: NOW },
} as Facts<'webhook.added'>['endpoint'];

export type Every = AuditedEvents & OtherEvents;
type Facts<Name extends keyof Every> = Every[Name];
/** The facts of an event, the steps of its mails, and its stale tags. Its entry in the audit log is in tests/api/audit. */
export type Case<Name extends keyof Every> = [facts: Facts<Name>, mails?: string, stale?: string];

const edit = { actor, tool, before: { step: 1 }, after: { step: 5 } };

export const AUDITED: { [Name in keyof AuditedEvents]: Case<Name> } = {
  'order.placed': [{ order }, 'order-placed', 'tools tool'],
  'order.paid': [step('paid', 'system'), 'order-paid'],
  'order.shipped': [step('shipped', 'admin'), 'order-shipped'],
  'order.units-cancelled': [{ order, cancellation }, 'order-units-cancelled-1', 'tools tool'],
  'shipment.created': [{ order, shipment, actor, notify: true }, 'shipment'],
  'return.requested': [ofReturn, 'return-to-answer return-requested'],
  'return.approved': [{ ...ofReturn, actor, from: 'requested' }, 'return-approved'],
  'return.refused': [{ ...ofReturn, actor, from: 'requested' }, 'return-refused'],
  'return.withdrawn': [{ ...ofReturn, from: 'requested' }],
  'return.received': [{ ...ofReturn, actor, from: 'approved' }, 'return-received', 'tools tool'],
  'return.settled': [{ ...ofReturn, actor, from: 'received' }],
  'return.closed': [{ ...ofReturn, actor, from: 'approved' }],
  'shipment.corrected': [
    {
      ...{
        before: shipment,
        shipment: { ...shipment, parcels: [{ carrier: 'other', name: 'Nord', trackingNumber: '1' }] },
      },
      ...{ order, actor, notify: true, at: NOW },
    },
    'tracking',
  ],
  'order.cancelled': [step('cancelled', 'buyer'), 'order-cancelled', 'tools tool'],
  'order.expired': [step('expired', 'system'), 'order-expired', 'tools tool'],
  'order.refunded': [{ ...step('refunded', 'admin'), amountCents: 12_500 }, 'order-refunded', 'tools tool'],
  'order.part-refunded': [{ before: order, order, refund }, 'order-refunded-1', 'tools tool'],
  'order.promised': [
    { before: { ...order, shipsOn: '2026-11-30' }, order, actor, notify: true, at: NOW },
    'promise',
  ],
  'order.payment-returned': [{ order, amountCents: 500 }],
  'payment.blocked': [
    { actor: buyer, intentId: 'pi_1', address: null, limit: { kind: 'declines', what: 'account' } },
  ],
  'dispute.opened': [{ before: null, dispute, order }, 'dispute-opened'],
  'dispute.updated': [{ before: dispute, dispute, order }],
  'dispute.closed': [{ before: dispute, dispute, order }, 'dispute-closed'],
  'refund.failed': [{ failed, order, isMadeUp: false }, 'refund-failed'],
  'refund.given-up': [
    { refund: { _id: id, intentId: 'pi_1', amountCents: 500, lastError: 'charge_disputed' }, order },
    'refund-given-up',
  ],
  'refund.retried': [decided],
  'refund.settled': [{ ...decided, order: null }],
  'tool.added': [{ actor, tool }, '', 'tools tool'],
  'tool.edited': [edit, '', 'tools tool'],
  'tool.deleted': [{ actor, tool }, '', 'tools tool'],
  'tool.stock-corrected': [
    { actor, tool, before: { quantity: 1 }, after: { quantity: 2, reason: 'stocktake', note: null } },
    '',
    'tools tool',
  ],
  'serial.recorded': [{ actor, serial }],
  'serial.edited': [{ actor, before: serial, after: { ...serial, dueOn: '2027-11-01' } }],
  'serial.paper-added': [{ actor, serial, paper }],
  'serial.paper-removed': [{ actor, serial, paper }],
  'category.added': [{ ...category, before: undefined }, '', 'categories'],
  'category.edited': [category, '', 'categories'],
  'category.deleted': [{ ...category, after: undefined }, '', 'categories'],
  'catalogue-word.translated': [
    { actor, wordId: id, text: 'Drive', language: 'de', before: '', after: 'Antrieb' },
    '',
    'catalogue-words',
  ],
  'search-word.added': [{ actor, groupId: id, name: 'Spanner', after: searchWords }, '', 'search-words'],
  'search-word.edited': [
    { actor, groupId: id, name: 'Spanner', before: { words: ['Spanner'] }, after: { words: ['Wrench'] } },
    '',
    'search-words',
  ],
  'search-word.deleted': [{ actor, groupId: id, name: 'Spanner', before: searchWords }, '', 'search-words'],
  'file.uploaded': [{ actor, file }],
  'file.deleted': [{ actor, file }],
  'price-group.added': [{ actor, groupId: id, name: 'Group' }],
  'price-group.renamed': [{ actor, groupId: id, name: 'Group', before: 'Other' }],
  'price-group.deleted': [{ actor, groupId: id, name: 'Group' }],
  'price-list.added': [{ ...list, before: undefined }, '', 'prices'],
  'price-list.edited': [list, '', 'prices'],
  'price-list.deleted': [{ ...list, after: undefined }, '', 'prices'],
  'trade.edited': [{ actor, revision: 1, before: {}, after: { tax: { mode: 'none' } } }, '', 'trade'],
  'company.registered': [{ actor: buyer, company, by: person }, 'company-registered'],
  'company.added': [{ actor, company }],
  'company.activated': [
    { actor, company, from: 'pending', members: [{ ...person, _id: id } as never] },
    'company-activated',
  ],
  'company.removed': [{ actor, company }],
  'company.blocked': [{ actor, company, from: 'active' }],
  'company.closed': [{ actor, company, from: 'active' }],
  'company.edited': [{ actor: buyer, company, before: { name: 'Ann' }, after: { name: 'Ann & Sons' } }],
  'company.exemptions-changed': [
    { actor, company, before: { exemptions: [] }, after: { exemptions: ['1 (OH), Resale'] } },
  ],
  'company.vat-checked': [
    { actor: 'system', company, from: 'waiting', owners: [{ ...person, _id: id }] },
    'company-vat-id',
  ],
  'company.vat-confirmed': [
    { actor, company, from: 'waiting', owners: [{ ...person, _id: id }], reason: 'By phone' },
    'company-vat-id',
  ],
  'company.terms-changed': [{ actor, company, before: { priceGroup: null }, after: { priceGroup: 'Group' } }],
  'member.invited': [
    { actor: buyer, company, invitation, token: 'token', inviter: 'Ann', language: 'en' },
    'company-invitation',
  ],
  'member.joined': [{ actor: buyer, company, userId: id, role: 'buyer' }],
  'member.role-changed': [{ actor: buyer, company, userId: id, before: 'buyer', after: 'owner' }],
  'member.removed': [{ actor: buyer, company, userId: id, role: 'buyer' }],
  'member.left': [{ actor: buyer, company, userId: id, role: 'buyer' }],
  'requisition.submitted': [
    { actor: buyer, requisition, approvers: [{ ...person, _id: id }] },
    'approval-needed',
  ],
  'requisition.approved': [
    { actor: buyer, requisition: { ...requisition, orderId: id }, answered: ['All'], order: placedFor },
    'requisition',
  ],
  'requisition.rejected': [{ actor: buyer, requisition, requester: person }, 'requisition'],
  'requisition.withdrawn': [{ actor: buyer, requisition }],
  'receivable.reminded': [
    {
      ...{ actor, company, level: 2, recipients: { language: 'en', to: ['ann@example.com'] } },
      ...{ open: [owed], overdue: [owed], at: NOW },
    },
    'receivable-reminder',
  ],
  'payment.received': [{ actor, payment }],
  'payment.reversed': [{ actor, payment, amountCents: 5_000, reason: 'Wrong company' }],
  'api-key.created': [{ actor, apiKey }],
  'api-key.revoked': [{ actor, apiKey }],
  'review.added': [{ actor, review }, '', 'reviews tools tool'],
  'review.edited': [{ actor, review, after: { review: 'Fine', rating: 3 } }, '', 'reviews tools tool'],
  'user.registered': [{ user, by: 'themselves' }],
  'user.email-verified': [{ user }],
  'user.google-linked': [{ userId: id.toHexString(), user }],
  'user.profile-changed': [{ actor: buyer, before: {}, after: { phone: '1' } }],
  'user.name-changed': [{ actor: buyer, before: 'Ann', after: 'Anna' }],
  'user.password-changed': [{ actor: buyer }],
  'user.password-reset-requested': [{ user, token: 'token', language: 'en' }, 'reset-password'],
  'user.password-reset': [{ user }],
  'user.password-removed': [{ user, sessionVersion: 1 }, 'password-removed'],
  'user.second-factor-enabled': [{ actor: buyer }],
  'user.second-factor-disabled': [{ actor: buyer }],
  'user.recovery-codes-renewed': [{ actor: buyer }],
  'user.role-changed': [{ actor, userId: id }],
  'user.price-group-changed': [{ actor, userId: id, from: null, to: 'Group' }],
  'user.note-changed': [{ actor, userId: id, before: '', after: 'Note' }],
  'user.view-started': [{ actor, customerId: id, until: NOW }],
  'user.view-ended': [{ actor, customerId: id, reason: 'ended' }],
  'user.data-exported': [{ actor }],
  'webhook.added': [{ actor, endpoint }],
  'webhook.edited': [{ actor, endpoint, before: { name: 'A' }, after: { name: 'B' } }],
  'webhook.disabled': [{ actor: 'system', endpoint }, 'webhook-disabled'],
  'webhook.removed': [{ actor, endpoint }],
  'user.removed': [{ actor, userId: id }],
  'user.closed': [{ actor, orders: 1 }, 'account-closed', 'reviews'],
  'session.signed-in': [{ actor: buyer, method: 'password', secondFactor: false, device: 'Chrome on Linux' }],
  'session.sign-in-failed': [{ userId: id, email: 'ann@example.com', reason: 'wrong-password' }],
  'session.second-factor-failed': [{ userId: id, method: 'password' }],
  'session.blocked': [{ userId: id, email: 'a@b.c', until: NOW }],
  'session.signed-out': [{ actor: buyer }],
  'session.signed-out-everywhere': [{ actor: buyer, ended: 2 }],
  'newsletter.subscribed': [{ subscriber, at: NOW }, 'newsletter-welcome'],
  'newsletter.unsubscribed': [{ subscriber }],
  'contact.received': [
    { request: message as Facts<'contact.received'>['request'], actor: null, acknowledge: true },
    'contact-received contact-acknowledgement',
  ],
  'contact.answered': [{ ...moved, to: 'answered' }],
  'contact.reopened': [{ ...moved, to: 'open' }],
  'quote.requested': [
    { request: quote as unknown as Facts<'quote.requested'>['request'], actor: null, acknowledge: true },
    'quote-requested quote-acknowledgement',
  ],
  'quote.answered': [{ ...moved, to: 'answered' }],
  'quote.reopened': [{ ...moved, to: 'open' }],
  'offer.sent': [{ actor, offer }, 'offer'],
  'offer.countered': [{ actor: buyer, offer, from: 'sent' }, 'offer-countered'],
  'offer.withdrawn': [{ actor, offer, from: 'sent' }],
  'legal-page.edited': [
    { actor, page: 'imprint', language: 'en', before: version, after: version },
    '',
    'legal-pages',
  ],
  'page.added': [{ ...page, before: undefined }, '', 'pages'],
  'page.edited': [page, '', 'pages'],
  'page.deleted': [{ ...page, after: undefined }, '', 'pages'],
  'site.edited': [{ actor, part: 'menu', before: version, after: { version: 1, links: '/' } }, '', 'pages'],
  'held-mail.sent': [{ mail }],
  'held-mail.discarded': [{ mail }],
  'data.exported': [{ actor, what: 'customers.csv', rows: 3 }],
  'data.read': [{ actor, what: '/api/user', rows: 3 }],
  'settings.changed': [{ before: null, after: { origin: 'a' } }],
};

const certificate = { id: '1', number: 'X-1', states: ['OH'], reason: 'Resale', to: '2026-12-24' };

export const OTHERS: { [Name in keyof OtherEvents]: Case<Name> } = {
  'webhook.failing': [{ endpoint }, 'webhook-failing'],
  'company.vat-unanswered': [{ company }, 'company-vat-id-unanswered'],
  'company.certificate-ends': [{ company, certificate, to: certificate.to, owners: [] }, 'certificate-ends'],
  'order.expires-soon': [{ order }, 'order-expiring'],
  'invoice.paid-by-card': [{ order, payment, openCents: 0, to: ['ann@example.com'] }, 'invoice-paid'],
  'requisition.outdated': [{ requisition, code: 'price-changed', requester: person }, 'requisition'],
  'serial.calibration-due': [
    {
      ...{ userId: id, email: person.email, language: 'en', day: '2026-11-26' },
      serials: [{ ...serial, dueOn: '2026-12-01' }],
    },
    'calibration-due',
  ],
  'tool.restocked': [{ watchId: id, email: person.email, language: 'en', tools: [tool] }, 'restocked'],
  'tool.stock-low': [{ tools: [tool] }, 'low-stock'],
  'offer.declined': [{ actor: buyer, offer }, 'offer-declined'],
  'offer.ends-soon': [{ offer, language: 'en' }, 'offer-ends'],
  'user.verification-requested': [{ user, token: 'token', language: 'en' }, 'verify-email'],
  'user.invited': [{ user, token: 'token', language: 'en' }, 'invitation'],
  'newsletter.requested': [{ subscriber, token: 'token' }, 'newsletter-confirm'],
  'newsletter.requested-again': [{ subscriber, at: NOW }, 'newsletter-already'],
};
