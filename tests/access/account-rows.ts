import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';
import { apiKeyCalls } from '@/lib/shared/api-keys/api-keys.contract';
import { savedViewCalls, userCalls, viewCalls } from '@/lib/shared/customers/users.contract';
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

const ownView = { list: 'my-order', name: 'Paid', address: { state: 'paid' } };

/**
 * Accounts and users. Where a successful call would end sessions or send mails, an empty body is sent: 422 means that
 * the caller may make the call.
 */
export const ACCOUNT_ROWS: readonly Row[] = [
  callRow(userCalls.exchangeToken, { others: 403, adminOthers: 403 }, { record: EMAIL, request: ofEmail }),
  callRow(userCalls.getProfile, { others: 403, adminOthers: 200 }, { record: EMAIL, request: ofEmail }),
  callRow(
    userCalls.updateProfile,
    { others: 403, adminOthers: 403 },
    { record: EMAIL, request: (holder) => ({ query: { email: holder.email }, body: { phone: '5550100' } }) },
  ),
  callRow(userCalls.listUsers, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(userCalls.exportCustomerList),
  callRow(userCalls.checkAdmin, { others: 403, adminOthers: 200 }, { record: EMAIL, request: ofEmail }),
  // No other person of the test has a verified e-mail: 409 means that an admin may make the call.
  callRow(
    userCalls.writeNote,
    { adminOwn: 409 },
    // Of a version that never was (409): the call was allowed.
    {
      request: (_holder, { other }) => ({ path: { email: other.email }, body: { version: 999, text: 'x' } }),
    },
  ),
  callRow(userCalls.startView, {}, { request: (_holder, { other }) => ({ path: { email: other.email } }) }),
  callRow(userCalls.endView, {}, { request: (_holder, { other }) => ({ path: { email: other.email } }) }),
  callRow(userCalls.makeAdmin, { others: 403, adminOthers: 409 }, { record: EMAIL, request: ofEmail }),
  callRow(apiKeyCalls.listApiKeys),
  // Without scopes (422): the call was allowed. There is no such key (404).
  callRow(
    apiKeyCalls.createApiKey,
    { adminOwn: 422 },
    { request: () => ({ body: { name: 'None', scopes: [] } }) },
  ),
  callRow(apiKeyCalls.revokeApiKey, { adminOwn: 404 }, { request: () => ({ path: { id: 'f'.repeat(24) } }) }),
  // The number is given to an account that there is not (404): the call was allowed.
  callRow(
    userCalls.changeCustomer,
    { adminOwn: 404 },
    { request: () => ({ path: { id: 'f'.repeat(24) }, body: { customerNumber: '' } }) },
  ),
  callRow(userCalls.getCustomer, { adminOwn: 404 }, { request: () => ({ path: { id: 'f'.repeat(24) } }) }),
  ...[viewCalls, savedViewCalls].flatMap((calls) => [
    callRow('listViews' in calls ? calls.listViews : calls.listSavedViews, {}),
    callRow(
      'saveView' in calls ? calls.saveView : calls.saveSavedView,
      {},
      { request: () => ({ body: ownView }) },
    ),
    // There is no such view (404): the call was allowed.
    callRow(
      'removeView' in calls ? calls.removeView : calls.removeSavedView,
      { own: 404, adminOwn: 404 },
      { request: () => ({ path: { id: 'f'.repeat(24) } }) },
    ),
  ]),
  // The new account's session takes the place of the one this browser had.
  callRow(
    accountCalls.registerAccount,
    {},
    {
      spendsHolder: true,
      request: () => ({
        body: { name: 'Robin Carver', email: `${unique('access')}@example.com`, password: unique('pw-') },
      }),
    },
  ),
  callRow(accountCalls.verifyEmail, { own: 410 }, { request: noToken }),
  callRow(accountCalls.rejectAccount, { own: 410 }, { request: noToken }),
  callRow(
    accountCalls.forgotPassword,
    {},
    { request: () => ({ body: { email: `${unique('nobody')}@example.com` } }) },
  ),
  callRow(
    accountCalls.resetPassword,
    { own: 410 },
    { request: () => ({ body: { token: NO_TOKEN, password: unique('pw-') } }) },
  ),
  callRow(accountCalls.resendVerification, { adminOwn: 409 }),
  callRow(accountCalls.changePassword, { own: 422 }, { request: emptyBody }),
  callRow(accountCalls.changeName, { own: 422 }, { request: emptyBody }),
  callRow(accountCalls.exportData),
  // A wrong password is refused after the caller was allowed; five of them would block the account.
  callRow(
    accountCalls.closeAccount,
    { own: 422 },
    { request: () => ({ body: { password: 'not the password' } }), spendsHolder: true },
  ),
  callRow(accountSecurityCalls.listSessions),
  callRow(accountSecurityCalls.endAllSessions, {}, { spendsHolder: true }),
  // An unknown handle, so that no session ends: 200, and none did.
  callRow(accountSecurityCalls.endOneSession, {}, { request: () => ({ path: { id: 'x'.repeat(43) } }) }),
  callRow(accountSecurityCalls.readSecondFactor),
  ...[
    accountSecurityCalls.beginSecondFactor,
    accountSecurityCalls.enableSecondFactor,
    accountSecurityCalls.disableSecondFactor,
    accountSecurityCalls.renewRecoveryCodes,
  ].map((contract) => callRow(contract, { own: 422 }, { request: () => ({ body: { password: 5 } }) })),
];
