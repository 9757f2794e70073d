import { listAuditEntriesCall } from '@/lib/shared/audit/audit.contract';
import { METHODS } from '@/lib/shared/calls/contract';
import {
  checkHealthCall,
  checkLifeCall,
  checkReadinessCall,
  getDocsCall,
  getOpenApiCall,
  reportPolicyCall,
} from '@/lib/shared/calls/service.contract';
import { findByCommandCall } from '@/lib/shared/command/command.contract';
import { editLegalPageCall } from '@/lib/shared/legal/legal-pages.contract';
import {
  confirmSubscriptionCall,
  subscribeCall,
  unsubscribeCall,
  unsubscribePageCall,
} from '@/lib/shared/newsletter/newsletter.contract';
import { stripeWebhookCall } from '@/lib/shared/payments/payments.contract';
import { legalVersion } from '@/tests/support/legal-pages';
import { unique } from '@/tests/support/store';
import { addressRow, callRow } from './define-row';
import type { Row } from './row';

const NO_TOKEN = 'no-such-token-was-ever-sent-to-anyone';

/** Calls and files that belong to neither the shop nor an account: newsletter, audit log, documents, other services. */
export const SERVICE_ROWS: readonly Row[] = [
  callRow(subscribeCall, {}, { request: () => ({ body: { email: `${unique('reader')}@example.com` } }) }),
  callRow(confirmSubscriptionCall, { own: 410 }, { request: () => ({ body: { token: NO_TOKEN } }) }),
  callRow(unsubscribePageCall, {}, { request: () => ({ query: { token: NO_TOKEN } }) }),
  callRow(unsubscribeCall, { own: 410 }, { request: () => ({ query: { token: NO_TOKEN } }) }),
  callRow(findByCommandCall, {}, { request: () => ({ query: { q: 'vise' } }) }),
  callRow(listAuditEntriesCall, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(
    editLegalPageCall,
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
  callRow(stripeWebhookCall, { own: 400 }, { request: () => ({ body: { type: 'not signed' } }) }),
  callRow(reportPolicyCall, {}, { request: () => ({ body: { 'csp-report': {} } }) }),
  callRow(checkHealthCall),
  callRow(checkLifeCall),
  callRow(checkReadinessCall),
  callRow(getOpenApiCall),
  callRow(getDocsCall),
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
