import { ObjectId } from 'mongodb';
import type { AuditedEvents, OtherEvents } from '@/lib/server/every-event';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { toolDocument } from './tool-document';

const NOW = new Date('2026-11-26T08:00:00Z');
const id = new ObjectId();
const person = { userId: id, email: 'ann@example.com', name: 'Ann', language: 'en' } as const;
const actor = { ...person, role: 'admin' } as Facts<'price-group.added'>['actor'];
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
const list = { actor, listId: id, name: 'List', before: { priority: 0 }, after: { priority: 1 } };
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

export type Every = AuditedEvents & OtherEvents;
type Facts<Name extends keyof Every> = Every[Name];
/** What follows from an event: who did it, to what, the fields of the entry before and after; steps of mails; stale tags. */
export type Case<Name extends keyof Every> = [
  facts: Facts<Name>,
  audit: string,
  mails?: string,
  stale?: string,
];

const OF_DISPUTE = 'amountCents,disputeId,isInquiry,reason,state,transactionId';
const edit = { actor, tool, before: { step: 1 }, after: { step: 5 } };

/** As the calls of tests/api/audit left them before one table named them. */
export const AUDITED: { [Name in keyof AuditedEvents]: Case<Name> } = {
  'order.placed': [
    { order },
    'customer, order: -> address,currency,orderQuantity,orderValueCents,phone,state,toolId,toolName',
    'order-placed',
    'tools tool',
  ],
  'order.paid': [
    step('paid', 'system'),
    'payment-provider, order: state -> state,transactionId',
    'order-paid',
  ],
  'order.shipped': [step('shipped', 'admin'), 'admin, order: state -> state', 'order-shipped'],
  'order.cancelled': [
    step('cancelled', 'buyer'),
    'customer, order: state -> state',
    'order-cancelled',
    'tools tool',
  ],
  'order.expired': [
    step('expired', 'system'),
    'system, order: state -> state',
    'order-expired',
    'tools tool',
  ],
  'order.refunded': [
    { ...step('refunded', 'admin'), amountCents: 12_500 },
    'admin, order: state -> state',
    'order-refunded',
    'tools tool',
  ],
  'order.part-refunded': [
    { before: order, order, refund },
    'admin, order: refundedCents -> amountCents,creditNoteNumber,lines,refundId,refundedCents',
    'order-refunded-1',
    'tools tool',
  ],
  'order.payment-returned': [
    { order, amountCents: 500 },
    'payment-provider, order: -> returnedCents,state,transactionId',
  ],
  'payment.blocked': [
    { actor: buyer, intentId: 'pi_1', address: null, limit: { kind: 'declines', what: 'account' } },
    'customer, payment: -> what,why',
  ],
  'dispute.opened': [
    { before: null, dispute, order },
    `payment-provider, order: -> ${OF_DISPUTE}`,
    'dispute-opened',
  ],
  'dispute.updated': [{ before: dispute, dispute, order }, `payment-provider, order: state -> ${OF_DISPUTE}`],
  'dispute.closed': [
    { before: dispute, dispute, order },
    `payment-provider, order: state -> ${OF_DISPUTE}`,
    'dispute-closed',
  ],
  'refund.failed': [
    { failed, order, isMadeUp: false },
    'payment-provider, order: -> amountCents,reason,refundId,transactionId',
    'refund-failed',
  ],
  'refund.given-up': [
    { refund: { _id: id, intentId: 'pi_1', amountCents: 500, lastError: 'charge_disputed' }, order },
    'system, order: -> amountCents,reason,refundId,transactionId',
    'refund-given-up',
  ],
  'refund.retried': [decided, 'admin, order: -> amountCents,transactionId'],
  'refund.settled': [{ ...decided, order: null }, 'admin, payment: -> amountCents,transactionId'],
  'tool.added': [
    { actor, tool },
    'admin, tool: -> category,description,image,moq,name,priceCents,quantity,sku,state,step',
    '',
    'tools tool',
  ],
  'tool.edited': [edit, 'admin, tool: step -> step', '', 'tools tool'],
  'tool.deleted': [{ actor, tool }, 'admin, tool: moq,name,priceCents,quantity,sku ->', '', 'tools tool'],
  'tool.stock-corrected': [
    { actor, tool, before: { quantity: 1 }, after: { quantity: 2, reason: 'stocktake', note: null } },
    'admin, tool: quantity -> note,quantity,reason',
    '',
    'tools tool',
  ],
  'category.added': [{ ...category, before: undefined }, 'admin, category: -> order', '', 'categories'],
  'category.edited': [category, 'admin, category: order -> order', '', 'categories'],
  'category.deleted': [{ ...category, after: undefined }, 'admin, category: order ->', '', 'categories'],
  'catalogue-word.translated': [
    { actor, wordId: id, text: 'Drive', language: 'de', before: '', after: 'Antrieb' },
    'admin, catalogue-word: translation:de -> translation:de',
    '',
    'catalogue-words',
  ],
  'search-word.added': [
    { actor, groupId: id, name: 'Spanner', after: searchWords },
    'admin, search-word: -> kind,language,to,words',
    '',
    'search-words',
  ],
  'search-word.edited': [
    { actor, groupId: id, name: 'Spanner', before: { words: ['Spanner'] }, after: { words: ['Wrench'] } },
    'admin, search-word: words -> words',
    '',
    'search-words',
  ],
  'search-word.deleted': [
    { actor, groupId: id, name: 'Spanner', before: searchWords },
    'admin, search-word: kind,language,to,words ->',
    '',
    'search-words',
  ],
  'file.uploaded': [{ actor, file }, 'admin, file: -> bytes,kind'],
  'file.deleted': [{ actor, file }, 'admin, file: bytes,kind,tools ->'],
  'price-group.added': [{ actor, groupId: id, name: 'Group' }, 'admin, price-group: -> name'],
  'price-group.renamed': [
    { actor, groupId: id, name: 'Group', before: 'Other' },
    'admin, price-group: name -> name',
  ],
  'price-group.deleted': [{ actor, groupId: id, name: 'Group' }, 'admin, price-group: name ->'],
  'price-list.added': [{ ...list, before: undefined }, 'admin, price-list: -> priority', '', 'prices'],
  'price-list.edited': [list, 'admin, price-list: priority -> priority', '', 'prices'],
  'price-list.deleted': [{ ...list, after: undefined }, 'admin, price-list: priority ->', '', 'prices'],
  'company.registered': [
    { actor: buyer, company, by: person },
    'customer, company: -> name,state',
    'company-registered',
  ],
  'company.activated': [
    { actor, company, from: 'pending', members: [{ ...person, _id: id } as never] },
    'admin, company: state -> state',
    'company-activated',
  ],
  'company.blocked': [{ actor, company, from: 'active' }, 'admin, company: state -> state'],
  'company.closed': [{ actor, company, from: 'active' }, 'admin, company: state -> state'],
  'company.edited': [
    { actor: buyer, company, before: { name: 'Ann' }, after: { name: 'Ann & Sons' } },
    'customer, company: name -> name',
  ],
  'company.terms-changed': [
    { actor, company, before: { priceGroup: null }, after: { priceGroup: 'Group' } },
    'admin, company: priceGroup -> priceGroup',
  ],
  'member.invited': [
    { actor: buyer, company, invitation, token: 'token', inviter: 'Ann', language: 'en' },
    'customer, company: -> email,role',
    'company-invitation',
  ],
  'member.joined': [
    { actor: buyer, company, userId: id, role: 'buyer' },
    'customer, company: -> member,role',
  ],
  'member.role-changed': [
    { actor: buyer, company, userId: id, before: 'buyer', after: 'owner' },
    'customer, company: member,role -> role',
  ],
  'member.removed': [
    { actor: buyer, company, userId: id, role: 'buyer' },
    'customer, company: member,role ->',
  ],
  'member.left': [{ actor: buyer, company, userId: id, role: 'buyer' }, 'customer, company: member,role ->'],
  'requisition.submitted': [
    { actor: buyer, requisition, approvers: [{ ...person, _id: id }] },
    'customer, requisition: -> companyId,dueCents,needs,state',
    'approval-needed',
  ],
  'requisition.approved': [
    { actor: buyer, requisition: { ...requisition, orderId: id }, answered: ['All'], order: placedFor },
    'customer, requisition: -> companyId,needs,orderId,state',
    'requisition',
  ],
  'requisition.rejected': [
    { actor: buyer, requisition, requester: person },
    'customer, requisition: state -> companyId,state',
    'requisition',
  ],
  'requisition.withdrawn': [{ actor: buyer, requisition }, 'customer, requisition: state -> companyId,state'],
  'payment.received': [
    { actor, payment },
    'admin, payment: -> amountCents,companyId,invoices,method,receivedOn,unappliedCents',
  ],
  'payment.reversed': [
    { actor, payment, amountCents: 5_000, reason: 'Wrong company' },
    'admin, payment: -> amountCents,companyId,method,reason',
  ],
  'api-key.created': [{ actor, apiKey }, 'admin, api-key: -> name,prefix,scopes'],
  'api-key.revoked': [{ actor, apiKey }, 'admin, api-key: name,prefix,scopes ->'],
  'review.added': [{ actor, review }, 'admin, review: -> length,rating', '', 'reviews tools tool'],
  'review.edited': [
    { actor, review, after: { review: 'Fine', rating: 3 } },
    'admin, review: length,rating -> length,rating',
    '',
    'reviews tools tool',
  ],
  'user.registered': [{ user, by: 'themselves' }, 'customer, user: ->'],
  'user.email-verified': [{ user }, 'customer, user: ->'],
  'user.google-linked': [{ userId: id.toHexString(), user }, 'customer, user: ->'],
  'user.profile-changed': [{ actor: buyer, before: {}, after: { phone: '1' } }, 'customer, user: -> phone'],
  'user.name-changed': [{ actor: buyer, before: 'Ann', after: 'Anna' }, 'customer, user: name -> name'],
  'user.password-changed': [{ actor: buyer }, 'customer, user: ->'],
  'user.password-reset-requested': [
    { user, token: 'token', language: 'en' },
    'visitor, user: ->',
    'reset-password',
  ],
  'user.password-reset': [{ user }, 'customer, user: ->'],
  'user.password-removed': [{ user, sessionVersion: 1 }, 'customer, user: -> by', 'password-removed'],
  'user.second-factor-enabled': [{ actor: buyer }, 'customer, user: ->'],
  'user.second-factor-disabled': [{ actor: buyer }, 'customer, user: ->'],
  'user.recovery-codes-renewed': [{ actor: buyer }, 'customer, user: ->'],
  'user.role-changed': [{ actor, userId: id }, 'admin, user: role -> role'],
  'user.price-group-changed': [
    { actor, userId: id, from: null, to: 'Group' },
    'admin, user: priceGroup -> priceGroup',
  ],
  'user.note-changed': [{ actor, userId: id, before: '', after: 'Note' }, 'admin, user: note -> note'],
  'user.view-started': [{ actor, customerId: id, until: NOW }, 'admin, user: -> until'],
  'user.view-ended': [{ actor, customerId: id, reason: 'ended' }, 'admin, user: -> reason'],
  'user.data-exported': [{ actor }, 'admin, user: ->'],
  'user.removed': [{ actor, userId: id }, 'admin, user: ->'],
  'user.closed': [
    { actor, orders: 1 },
    'admin, user: email,name,role -> orders',
    'account-closed',
    'reviews',
  ],
  'session.signed-in': [
    { actor: buyer, method: 'password', secondFactor: false, device: 'Chrome on Linux' },
    'customer, user: -> device,method,secondFactor',
  ],
  'session.sign-in-failed': [
    { userId: id, email: 'ann@example.com', reason: 'wrong-password' },
    'visitor, user: -> email,reason',
  ],
  'session.second-factor-failed': [{ userId: id, method: 'password' }, 'visitor, user: -> method'],
  'session.blocked': [{ userId: id, email: 'a@b.c', until: NOW }, 'visitor, user: -> email,until,what'],
  'session.signed-out': [{ actor: buyer }, 'customer, user: ->'],
  'session.signed-out-everywhere': [{ actor: buyer, ended: 2 }, 'customer, user: -> ended'],
  'newsletter.subscribed': [
    { subscriber, at: NOW },
    'visitor, subscriber: state -> state',
    'newsletter-welcome',
  ],
  'newsletter.unsubscribed': [{ subscriber }, 'visitor, subscriber: state -> state'],
  'contact.received': [
    { request: message as Facts<'contact.received'>['request'], actor: null, acknowledge: true },
    'visitor, contact: -> state,topic',
    'contact-received contact-acknowledgement',
  ],
  'contact.answered': [{ ...moved, to: 'answered' }, 'admin, contact: state -> state'],
  'contact.reopened': [{ ...moved, to: 'open' }, 'admin, contact: state -> state'],
  'quote.requested': [
    { request: quote as unknown as Facts<'quote.requested'>['request'], actor: null, acknowledge: true },
    'visitor, quote: -> lines,state',
    'quote-requested quote-acknowledgement',
  ],
  'quote.answered': [{ ...moved, to: 'answered' }, 'admin, quote: state -> state'],
  'quote.reopened': [{ ...moved, to: 'open' }, 'admin, quote: state -> state'],
  'offer.sent': [{ actor, offer }, 'admin, offer: -> dueCents,holdStock,validUntil,version', 'offer'],
  'offer.countered': [
    { actor: buyer, offer, from: 'sent' },
    'customer, offer: state -> state,version',
    'offer-countered',
  ],
  'offer.withdrawn': [{ actor, offer, from: 'sent' }, 'admin, offer: state -> state,version'],
  'legal-page.edited': [
    { actor, page: 'imprint', language: 'en', before: version, after: version },
    'admin, legal-page: length,version -> length,version',
    '',
    'legal-pages',
  ],
  'held-mail.sent': [{ mail }, 'system, held-mail: step,writtenAt ->'],
  'held-mail.discarded': [{ mail }, 'system, held-mail: step,writtenAt ->'],
  'data.exported': [{ actor, what: 'customers.csv', rows: 3 }, 'admin, data: -> rows'],
  'data.read': [{ actor, what: '/api/user', rows: 3 }, 'admin, data: -> rows'],
  'settings.changed': [{ before: null, after: { origin: 'a' } }, 'system, settings: -> origin'],
};

export const OTHERS: { [Name in keyof OtherEvents]: Case<Name> } = {
  'order.expires-soon': [{ order }, '', 'order-expiring'],
  'invoice.paid-by-card': [{ order, payment, openCents: 0, to: ['ann@example.com'] }, '', 'invoice-paid'],
  'requisition.outdated': [{ requisition, code: 'price-changed', requester: person }, '', 'requisition'],
  'tool.restocked': [{ watchId: id, email: person.email, language: 'en', tools: [tool] }, '', 'restocked'],
  'tool.stock-low': [{ tools: [tool] }, '', 'low-stock'],
  'offer.declined': [{ actor: buyer, offer }, '', 'offer-declined'],
  'user.verification-requested': [{ user, token: 'token', language: 'en' }, '', 'verify-email'],
  'user.invited': [{ user, token: 'token', language: 'en' }, '', 'invitation'],
  'newsletter.requested': [{ subscriber, token: 'token' }, '', 'newsletter-confirm'],
  'newsletter.requested-again': [{ subscriber, at: NOW }, '', 'newsletter-already'],
};
