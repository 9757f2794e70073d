import { auditCalls } from '@/lib/shared/audit/audit.contract';
import { METHODS } from '@/lib/shared/calls/contract';
import { serviceCalls } from '@/lib/shared/calls/service.contract';
import { commandCalls } from '@/lib/shared/command/command.contract';
import { ownRecordCalls } from '@/lib/shared/command/own-record.contract';
import { legalPageCalls } from '@/lib/shared/legal/legal-pages.contract';
import { newsletterCalls } from '@/lib/shared/newsletter/newsletter.contract';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';
import { legalVersion } from '@/tests/support/legal-pages';
import { unique } from '@/tests/support/store';
import { addressRow, callRow } from './define-row';
import type { Row } from './row';

const NO_TOKEN = 'no-such-token-was-ever-sent-to-anyone';

/** Calls and files that belong to neither the shop nor an account: newsletter, audit log, documents, other services. */
export const SERVICE_ROWS: readonly Row[] = [
  callRow(
    newsletterCalls.subscribe,
    {},
    { request: () => ({ body: { email: `${unique('reader')}@example.com` } }) },
  ),
  callRow(
    newsletterCalls.confirmSubscription,
    { own: 410 },
    { request: () => ({ body: { token: NO_TOKEN } }) },
  ),
  callRow(newsletterCalls.unsubscribePage, {}, { request: () => ({ query: { token: NO_TOKEN } }) }),
  callRow(newsletterCalls.unsubscribe, { own: 410 }, { request: () => ({ query: { token: NO_TOKEN } }) }),
  callRow(commandCalls.findByCommand, {}, { request: () => ({ query: { q: 'vise' } }) }),
  callRow(auditCalls.exportAuditEntries, {}, { request: () => ({ query: { subject: 'nobody' } }) }),
  callRow(ownRecordCalls.findOwnRecords, {}, { request: () => ({ query: { q: 'ORD-1' } }) }),
  callRow(auditCalls.listAuditEntries, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(
    legalPageCalls.editLegalPage,
    {},
    {
      request: async (_holder, { admin }) => ({
        path: { page: 'imprint' },
        body: {
          language: 'de',
          version: await legalVersion(admin, 'imprint', 'de'),
          markdown: unique('Text '),
        },
      }),
    },
  ),
  callRow(paymentCalls.stripeWebhook, { own: 400 }, { request: () => ({ body: { type: 'not signed' } }) }),
  callRow(serviceCalls.reportPolicy, {}, { request: () => ({ body: { 'csp-report': {} } }) }),
  callRow(serviceCalls.checkHealth),
  callRow(serviceCalls.checkLife),
  callRow(serviceCalls.checkReadiness),
  callRow(serviceCalls.getOpenApi),
  callRow(serviceCalls.getDocs),
  addressRow('GET', '/robots.txt', 200),
  addressRow('GET', '/.well-known/security.txt', 200),
  addressRow('GET', '/sitemap.xml', 200),
  addressRow('GET', '/sitemaps/{file}', 200, () => ({ path: { file: 'pages.xml' } })),
  addressRow('GET', '/blog/feed.xml', 200),
  addressRow('GET', '/manifest.webmanifest', 200),
  // next-auth: its responses are tested with sessions.
  addressRow('GET', '/api/auth/{nextauth}', 200, () => ({ path: { nextauth: 'csrf' } })),
  addressRow('POST', '/api/auth/{nextauth}', 404, () => ({ path: { nextauth: '_log' } })),
  ...METHODS.map((method) =>
    addressRow(method, '/api/{unknown}', 404, () => ({ path: { unknown: 'nothing-here' } })),
  ),
];
