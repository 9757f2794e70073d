import { z } from 'zod';
import { callsOf } from '../calls/contract';
import {
  acceptedSchema,
  closedSchema,
  insertedSchema,
  modifiedSchema,
  redeemedLinkSchema,
} from '../calls/write-results.schema';
import {
  changeNameSchema,
  changePasswordSchema,
  closeAccountSchema,
  forgotPasswordSchema,
  registerSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from './account.schema';

export const accountCalls = callsOf({ tag: 'Accounts', who: 'anyone' })({
  registerAccount: {
    method: 'POST',
    path: '/api/account/register',
    summary: 'Open an account, sign in and send the verification mail.',
    // The account is signed in at once (product §10.1), so another site must not be able to make this call.
    sameOrigin: true,
    rate: 'register',
    request: registerSchema('specification'),
    widerRequest: registerSchema('any'),
    pageLanguage: true,
    success: {
      status: 201,
      description: 'The account; its session is in the cookies.',
      schema: insertedSchema,
    },
    errors: ['email-already-in-use'],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/account/verify-email',
    summary: 'Confirm an e-mail address with the token of the mail.',
    rate: 'account-link',
    request: verifyEmailSchema,
    success: { status: 200, description: 'Confirmed.', schema: redeemedLinkSchema },
    errors: ['token-invalid'],
  },
  rejectAccount: {
    method: 'POST',
    path: '/api/account/reject',
    summary:
      'Close an account that someone else opened with one’s e-mail address, with the token of the verification mail: unpaid orders are cancelled, the e-mail may register again. Refused once the e-mail is verified or an order was paid.',
    rate: 'account-link',
    request: verifyEmailSchema,
    success: { status: 200, description: 'It is closed.', schema: closedSchema },
    errors: ['token-invalid', 'conflict', 'orders-paid', 'last-owner'],
  },
  resendVerification: {
    method: 'POST',
    path: '/api/account/resend-verification',
    summary: 'Send the verification mail again.',
    who: 'either',
    rate: 'account-mail',
    pageLanguage: true,
    success: { status: 202, description: 'Accepted.', schema: acceptedSchema },
    errors: ['conflict'],
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/account/forgot-password',
    summary:
      'Send the mail to reset a password. The response is the same whether or not there is such an account.',
    rate: 'account-mail',
    request: forgotPasswordSchema('specification'),
    widerRequest: forgotPasswordSchema('any'),
    pageLanguage: true,
    success: { status: 202, description: 'Accepted.', schema: acceptedSchema },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/account/reset-password',
    summary: 'Set a new password with the token of the mail. Every other session ends.',
    rate: 'account-link',
    request: resetPasswordSchema,
    success: { status: 200, description: 'Set.', schema: redeemedLinkSchema },
    errors: ['token-invalid'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/change-password',
    summary:
      'Change one’s own password, with the present one and, where two-step sign-in is on, a code. Every other session ends; this one continues with a new cookie.',
    who: 'session',
    rate: 'sign-in',
    request: changePasswordSchema,
    success: { status: 200, description: 'Changed.', schema: modifiedSchema },
    errors: ['too-many-requests'],
  },
  changeName: {
    method: 'PATCH',
    path: '/api/account/name',
    summary: 'Change one’s own display name.',
    who: 'either',
    request: changeNameSchema,
    success: { status: 200, description: 'The new name.', schema: z.object({ name: z.string() }) },
  },
  exportData: {
    method: 'GET',
    path: '/api/account/data',
    summary: 'Everything the store holds about the caller, as a file.',
    who: 'either',
    rate: 'write',
    success: {
      status: 200,
      description:
        'Account, sessions, orders, reviews, requests for quote, messages, newsletter, mails, activity.',
      schema: z.looseObject({ exportedAt: z.string() }),
    },
  },
  closeAccount: {
    method: 'POST',
    path: '/api/account/close',
    summary:
      'Close one’s account for good: unpaid orders are cancelled, personal data is removed from orders and reviews, the e-mail may register again. Needs the password where there is one and a code where two-step sign-in is on; without either, a sign-in of the last ten minutes.',
    who: 'session',
    rate: 'sign-in',
    request: closeAccountSchema,
    success: {
      status: 200,
      description: 'It is closed; the session’s cookie is removed.',
      schema: closedSchema,
    },
    errors: [
      'recent-sign-in-required',
      'orders-open',
      'last-admin',
      'last-owner',
      'conflict',
      'too-many-requests',
    ],
  },
});
