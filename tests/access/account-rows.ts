import {
  beginSecondFactorCall,
  disableSecondFactorCall,
  enableSecondFactorCall,
  endAllSessionsCall,
  endOneSessionCall,
  listSessionsCall,
  readSecondFactorCall,
  renewRecoveryCodesCall,
} from '@/lib/shared/accounts/account-security.contract';
import {
  changeNameCall,
  changePasswordCall,
  closeAccountCall,
  exportDataCall,
  forgotPasswordCall,
  registerAccountCall,
  rejectAccountCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from '@/lib/shared/accounts/accounts.contract';
import { createApiKeyCall, listApiKeysCall, revokeApiKeyCall } from '@/lib/shared/api-keys/api-keys.contract';
import {
  checkAdminCall,
  endViewCall,
  exchangeTokenCall,
  getProfileCall,
  listSavedViewsCall,
  listUsersCall,
  makeAdminCall,
  removeSavedViewCall,
  saveViewCall,
  startViewCall,
  updateProfileCall,
  writeNoteCall,
} from '@/lib/shared/customers/users.contract';
import type { Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { callRow } from './define-row';
import type { AccessRequest, Row } from './row';

const EMAIL = 'an e-mail';
const NO_TOKEN = 'no-such-token-was-ever-sent-to-anyone';

function ofEmail(holder: Person): AccessRequest {
  return { path: { email: holder.email } };
}

function emptyBody(): AccessRequest {
  return { body: {} };
}

function noToken(): AccessRequest {
  return { body: { token: NO_TOKEN } };
}

/**
 * Accounts and users. Where a successful call would end sessions or send mails, an empty body is sent: 422 means that
 * the caller may make the call.
 */
export const ACCOUNT_ROWS: readonly Row[] = [
  callRow(exchangeTokenCall, { others: 403, adminOthers: 403 }, { record: EMAIL, request: ofEmail }),
  callRow(getProfileCall, { others: 403, adminOthers: 200 }, { record: EMAIL, request: ofEmail }),
  callRow(
    updateProfileCall,
    { others: 403, adminOthers: 403 },
    { record: EMAIL, request: (holder) => ({ query: { email: holder.email }, body: { phone: '5550100' } }) },
  ),
  callRow(listUsersCall, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(checkAdminCall, { others: 403, adminOthers: 200 }, { record: EMAIL, request: ofEmail }),
  // No other person of the test has a verified e-mail: 409 means that an admin may make the call.
  callRow(
    writeNoteCall,
    { adminOwn: 409 },
    // Of a version that never was (409): the call was allowed.
    {
      request: (_holder, { other }) => ({ path: { email: other.email }, body: { version: 999, text: 'x' } }),
    },
  ),
  callRow(startViewCall, {}, { request: (_holder, { other }) => ({ path: { email: other.email } }) }),
  callRow(endViewCall, {}, { request: (_holder, { other }) => ({ path: { email: other.email } }) }),
  callRow(makeAdminCall, { others: 403, adminOthers: 409 }, { record: EMAIL, request: ofEmail }),
  callRow(listApiKeysCall),
  // Without scopes (422): the call was allowed. There is no such key (404).
  callRow(createApiKeyCall, { adminOwn: 422 }, { request: () => ({ body: { name: 'None', scopes: [] } }) }),
  callRow(revokeApiKeyCall, { adminOwn: 404 }, { request: () => ({ path: { id: 'f'.repeat(24) } }) }),
  callRow(listSavedViewsCall, {}),
  callRow(
    saveViewCall,
    {},
    { request: () => ({ body: { list: 'orders', name: 'Oldest', address: { sort: 'oldest' } } }) },
  ),
  // There is no such view (404): the call was allowed.
  callRow(removeSavedViewCall, { adminOwn: 404 }, { request: () => ({ path: { id: 'f'.repeat(24) } }) }),
  // The new account's session takes the place of the one this browser had.
  callRow(
    registerAccountCall,
    {},
    {
      spendsHolder: true,
      request: () => ({
        body: { name: 'Robin Carver', email: `${unique('access')}@example.com`, password: unique('pw-') },
      }),
    },
  ),
  callRow(verifyEmailCall, { own: 410 }, { request: noToken }),
  callRow(rejectAccountCall, { own: 410 }, { request: noToken }),
  callRow(
    forgotPasswordCall,
    {},
    { request: () => ({ body: { email: `${unique('nobody')}@example.com` } }) },
  ),
  callRow(
    resetPasswordCall,
    { own: 410 },
    { request: () => ({ body: { token: NO_TOKEN, password: unique('pw-') } }) },
  ),
  callRow(resendVerificationCall, { adminOwn: 409 }),
  callRow(changePasswordCall, { own: 422 }, { request: emptyBody }),
  callRow(changeNameCall, { own: 422 }, { request: emptyBody }),
  callRow(exportDataCall),
  // A wrong password is refused after the caller was allowed; five of them would block the account.
  callRow(
    closeAccountCall,
    { own: 422 },
    { request: () => ({ body: { password: 'not the password' } }), spendsHolder: true },
  ),
  callRow(listSessionsCall),
  callRow(endAllSessionsCall, {}, { spendsHolder: true }),
  // An unknown handle, so that no session ends: 200, and none did.
  callRow(endOneSessionCall, {}, { request: () => ({ path: { id: 'x'.repeat(43) } }) }),
  callRow(readSecondFactorCall),
  ...[beginSecondFactorCall, enableSecondFactorCall, disableSecondFactorCall, renewRecoveryCodesCall].map(
    (contract) => callRow(contract, { own: 422 }, { request: () => ({ body: { password: 5 } }) }),
  ),
];
