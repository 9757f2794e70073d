import type { Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { adminsOnly, anyone, anyoneHere, withCookie, withEither, withToken } from './define-row';
import type { AccessRequest, Row } from './row';

const EMAIL = 'an e-mail';
const NO_TOKEN = 'no-such-token-was-ever-sent-to-anyone';

function ofEmail(holder: Person): AccessRequest {
  return { path: { email: holder.email } };
}

function noToken(): AccessRequest {
  return { body: { token: NO_TOKEN } };
}

/**
 * Accounts and users. Where doing it would end sessions or send mails, an empty body is sent: 422 is what someone is
 * answered who may make the call.
 */
export const ACCOUNT_ROWS: readonly Row[] = [
  withCookie(
    'PUT /api/user/{email}',
    { own: 200, others: 403, adminOthers: 403 },
    { record: EMAIL, request: ofEmail },
  ),
  withToken(
    'GET /api/user/{email}',
    { own: 200, others: 403, adminOthers: 200 },
    { record: EMAIL, request: ofEmail },
  ),
  withEither(
    'PUT /api/user',
    { own: 200, others: 403, adminOthers: 403 },
    { record: EMAIL, request: (holder) => ({ query: { email: holder.email }, body: { phone: '5550100' } }) },
  ),
  adminsOnly('GET /api/user', 200, { request: () => ({ query: { limit: '1' } }) }),
  withToken(
    'GET /api/admin/{email}',
    { own: 200, others: 403, adminOthers: 200 },
    { record: EMAIL, request: ofEmail },
  ),
  // Nobody of the test has a verified e-mail: 409 is what an admin is answered.
  withToken(
    'PUT /api/user/admin/{email}',
    { own: 403, others: 403, adminOwn: 200, adminOthers: 409 },
    { record: EMAIL, request: ofEmail },
  ),
  // The new account's session takes the place of the one this browser had.
  anyoneHere('POST /api/account/register', 201, {
    spendsHolder: true,
    request: () => ({
      body: { name: 'Robin Carver', email: `${unique('access')}@example.com`, password: unique('pw-') },
    }),
  }),
  anyone('POST /api/account/verify-email', 410, { request: noToken }),
  anyone('POST /api/account/forgot-password', 202, {
    request: () => ({ body: { email: `${unique('nobody')}@example.com` } }),
  }),
  anyone('POST /api/account/reset-password', 410, {
    request: () => ({ body: { token: NO_TOKEN, password: unique('pw-') } }),
  }),
  withEither('POST /api/account/resend-verification', {
    own: 202,
    others: null,
    adminOwn: 409,
    adminOthers: null,
  }),
  withCookie(
    'POST /api/account/change-password',
    { own: 422, others: null, adminOthers: null },
    {
      request: () => ({ body: {} }),
    },
  ),
  withEither(
    'PATCH /api/account/name',
    { own: 422, others: null, adminOthers: null },
    {
      request: () => ({ body: {} }),
    },
  ),
  withEither('GET /api/account/data', { own: 200, others: null, adminOthers: null }),
  // A wrong password is refused once the call is allowed at all; five of them would block the account.
  withCookie(
    'POST /api/account/close',
    { own: 422, others: null, adminOthers: null },
    { request: () => ({ body: { password: 'not the password' } }), spendsHolder: true },
  ),
  withEither('GET /api/account/sessions', { own: 200, others: null, adminOthers: null }),
  withEither(
    'DELETE /api/account/sessions',
    { own: 200, others: null, adminOthers: null },
    { spendsHolder: true },
  ),
  // Nobody's handle, so that nobody's session ends: 200, and none did.
  withEither(
    'DELETE /api/account/sessions/{id}',
    { own: 200, others: null, adminOthers: null },
    { request: () => ({ path: { id: 'x'.repeat(43) } }) },
  ),
  withEither('GET /api/account/second-factor', { own: 200, others: null, adminOthers: null }),
  ...(['', '/enable', '/disable', '/recovery-codes'] as const).map((action) =>
    withCookie(
      `POST /api/account/second-factor${action}`,
      { own: 422, others: null, adminOthers: null },
      { request: () => ({ body: { password: 5 } }) },
    ),
  ),
];
