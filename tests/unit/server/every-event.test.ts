import { beforeEach, expect, it, vi } from 'vitest';
import { recordRequisitionEvent } from '@/lib/server/commerce/approvals/requisition-events';
import { recordCompanyEvent } from '@/lib/server/commerce/companies/company-events';
import { recordFileEvent } from '@/lib/server/commerce/files/file-events';
import { recordOfferEvent } from '@/lib/server/commerce/offers/offer-events';
import { recordOrderEvent } from '@/lib/server/commerce/orders/order-events';
import { recordShipmentEvent } from '@/lib/server/commerce/orders/ship/shipment-events';
import { recordPageEvent } from '@/lib/server/commerce/pages/page-events';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import { recordCompanyPaymentEvent } from '@/lib/server/commerce/receivables/money/company-payment-events';
import { recordReminderEvent } from '@/lib/server/commerce/receivables/reminders/reminder-events';
import { recordReturnEvent } from '@/lib/server/commerce/returns/return-events';
import { recordReviewEvent } from '@/lib/server/commerce/reviews/review-events';
import { recordSerialEvent } from '@/lib/server/commerce/serials/serial-events';
import { recordCategoryEvent } from '@/lib/server/commerce/tools/categories/category-events';
import { recordSearchWordEvent } from '@/lib/server/commerce/tools/search-words/search-word-events';
import { recordWordEvent } from '@/lib/server/commerce/tools/spec-words/word-events';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { recordTradeEvent } from '@/lib/server/commerce/trade/trade-events';
import { recordComplianceEvent } from '@/lib/server/compliance/compliance-events';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { recordApiKeyEvent } from '@/lib/server/identity/api-keys/api-key-events';
import { recordNewsletterEvent } from '@/lib/server/inbox/newsletter/newsletter-events';
import { recordRequestEvent } from '@/lib/server/inbox/requests/request-events';
import { recordEndpointEvent } from '@/lib/server/integrations/endpoints/endpoint-events';
import { recordAuditEvents } from '@/lib/server/platform/audit-log/record-audit-event';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { recordDataEvent } from '@/lib/server/platform/events/data-events';
import type { RecordEvent } from '@/lib/server/platform/events/event-recorder';
import { recordHeldMailEvent } from '@/lib/server/platform/events/held-mail-events';
import { enqueueMail } from '@/lib/server/platform/mail/outbox';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import { AUDIT_ACTIONS } from '@/lib/shared/audit/audit-actions';
import { AUDITED, type Case, type Every, OTHERS } from './event-cases';

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('every-event'),
  CONTACT_LANGUAGE: 'en',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/audit-log/record-audit-event', () => ({ recordAuditEvents: vi.fn() }));
vi.mock('@/lib/server/platform/mail/outbox', () => ({ enqueueMail: vi.fn(), takeBackMails: vi.fn() }));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({ refreshPublic: vi.fn() }));

/** Which domain records what. An event that a domain does not know is a mistake of this table. */
const DOMAINS: readonly [names: RegExp, record: unknown][] = [
  [/^user\.price-group-changed$|^price-/, recordPriceEvent],
  [/^user\.(view-|data-exported|closed)|^(legal-page|settings)\./, recordComplianceEvent],
  [/^api-key\./, recordApiKeyEvent],
  [/^(user|session)\./, recordAccountEvent],
  [/^order\./, recordOrderEvent],
  [/^shipment\./, recordShipmentEvent],
  [/^return\./, recordReturnEvent],
  [/^receivable\./, recordReminderEvent],
  [/^payment\.(received|reversed)$|^invoice\./, recordCompanyPaymentEvent],
  [/^(payment|dispute|refund)\./, recordPaymentEvent],
  [/^category\./, recordCategoryEvent],
  [/^catalogue-word\./, recordWordEvent],
  [/^search-word\./, recordSearchWordEvent],
  [/^(company|member)\./, recordCompanyEvent],
  [/^requisition\./, recordRequisitionEvent],
  [/^tool\./, recordToolEvent],
  [/^trade\./, recordTradeEvent],
  [/^file\./, recordFileEvent],
  [/^review\./, recordReviewEvent],
  [/^serial\./, recordSerialEvent],
  [/^newsletter\./, recordNewsletterEvent],
  [/^(contact|quote)\./, recordRequestEvent],
  [/^offer\./, recordOfferEvent],
  [/^(page|site)\./, recordPageEvent],
  [/^held-mail\./, recordHeldMailEvent],
  [/^data\./, recordDataEvent],
  [/^webhook\./, recordEndpointEvent],
];

function recorded() {
  const audited = vi.mocked(recordAuditEvents).mock.calls.flatMap(([events]) => events);
  const steps = vi.mocked(enqueueMail).mock.calls.map(([{ key }]) => key.split(':', 1)[0]);
  const tags = vi.mocked(refreshPublic).mock.calls.flat();
  return {
    audited: audited.map(({ action }) => action),
    mails: steps.join(' '),
    stale: tags.map((tag) => tag.replace(/:.*$/, '')).join(' '),
  };
}

beforeEach(() => {
  vi.clearAllMocks();
});

const cases = Object.entries({ ...AUDITED, ...OTHERS }) as [string, Case<keyof Every>][];

it.each(cases)(
  'the event %s leaves an entry if it is audited, its mails and its stale tags',
  async (name, [facts, mails = '', stale = '']) => {
    const record = DOMAINS.find(([names]) => names.test(name))?.[1] as RecordEvent<Record<string, unknown>>;
    await record(name, facts);
    expect(recorded()).toEqual({ audited: name in AUDITED ? [name] : [], mails, stale });
  },
);

it('an event of the store mails nothing to the buyer of an order whose account is closed', async () => {
  const [{ refund, order: shipped }] = AUDITED['order.part-refunded'];
  const order = { ...shipped, buyerName: '', buyerEmail: CLOSED_ACCOUNT.email };
  await recordOrderEvent('order.part-refunded', { before: order, order, refund });
  expect(enqueueMail).not.toHaveBeenCalled();
  expect(recordAuditEvents).toHaveBeenCalledOnce();
});

it('an event of the store is recorded for every action of the audit log', () => {
  expect(Object.keys(AUDITED).sort()).toEqual([...AUDIT_ACTIONS].sort());
});
