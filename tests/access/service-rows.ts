import { unique } from '@/tests/support/store';
import { adminsOnly, anyone } from './define-row';
import type { Row } from './row';

const NO_TOKEN = 'no-such-token-was-ever-sent-to-anyone';

/** What is neither the shop's nor an account's: newsletter, audit log, documents, files, other services. */
export const SERVICE_ROWS: readonly Row[] = [
  anyone('POST /api/newsletter', 202, {
    request: () => ({ body: { email: `${unique('reader')}@example.com` } }),
  }),
  anyone('POST /api/newsletter/confirm', 410, { request: () => ({ body: { token: NO_TOKEN } }) }),
  anyone('GET /api/newsletter/unsubscribe', 303, { request: () => ({ query: { token: NO_TOKEN } }) }),
  anyone('POST /api/newsletter/unsubscribe', 410, { request: () => ({ query: { token: NO_TOKEN } }) }),
  adminsOnly('GET /api/audit', 200, { request: () => ({ query: { limit: '1' } }) }),
  anyone('POST /api/webhooks/stripe', 400, { request: () => ({ body: { type: 'not signed' } }) }),
  anyone('POST /api/csp-report', 204, { request: () => ({ body: { 'csp-report': {} } }) }),
  anyone('GET /api/health', 200),
  anyone('GET /api/openapi.json', 200),
  anyone('GET /api/docs', 200),
  anyone('GET /robots.txt', 200),
  anyone('GET /sitemap.xml', 200),
  anyone('GET /sitemaps/{file}', 200, { request: () => ({ path: { file: 'pages.xml' } }) }),
  anyone('GET /blog/feed.xml', 200),
  anyone('GET /manifest.webmanifest', 200),
  // next-auth: what it answers to whom is told by the session's own tests.
  anyone('GET /api/auth/{nextauth}', 200, { request: () => ({ path: { nextauth: 'csrf' } }) }),
  anyone('POST /api/auth/{nextauth}', 404, { request: () => ({ path: { nextauth: '_log' } }) }),
  anyone('GET /api/{unknown}', 404, { request: () => ({ path: { unknown: 'nothing-here' } }) }),
  anyone('POST /api/{unknown}', 404, { request: () => ({ path: { unknown: 'nothing-here' } }) }),
  anyone('PUT /api/{unknown}', 404, { request: () => ({ path: { unknown: 'nothing-here' } }) }),
  anyone('PATCH /api/{unknown}', 404, { request: () => ({ path: { unknown: 'nothing-here' } }) }),
  anyone('DELETE /api/{unknown}', 404, { request: () => ({ path: { unknown: 'nothing-here' } }) }),
];
