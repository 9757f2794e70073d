import { z } from 'zod';
import { type Contract, declareCall } from '../calls/contract';
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

export const registerAccountCall = declareCall({
  method: 'POST',
  path: '/api/account/register',
  tag: 'Accounts',
  summary: 'Open an account, sign in and send the verification mail.',
  who: 'anyone',
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
});

export const verifyEmailCall = declareCall({
  method: 'POST',
  path: '/api/account/verify-email',
  tag: 'Accounts',
  summary: 'Confirm an e-mail address with the token of the mail.',
  who: 'anyone',
  rate: 'account-link',
  request: verifyEmailSchema,
  success: { status: 200, description: 'Confirmed.', schema: redeemedLinkSchema },
  errors: ['token-invalid'],
});

export const rejectAccountCall = declareCall({
  method: 'POST',
  path: '/api/account/reject',
  tag: 'Accounts',
  summary:
    'Close an account that someone else opened with one’s e-mail address, with the token of the verification mail: unpaid orders are cancelled, the e-mail may register again. Refused once the e-mail is verified or an order was paid.',
  who: 'anyone',
  rate: 'account-link',
  request: verifyEmailSchema,
  success: { status: 200, description: 'It is closed.', schema: closedSchema },
  errors: ['token-invalid', 'conflict', 'orders-paid', 'last-owner'],
});

export const resendVerificationCall = declareCall({
  method: 'POST',
  path: '/api/account/resend-verification',
  tag: 'Accounts',
  summary: 'Send the verification mail again.',
  who: 'either',
  rate: 'account-mail',
  pageLanguage: true,
  success: { status: 202, description: 'Accepted.', schema: acceptedSchema },
  errors: ['conflict'],
});

export const forgotPasswordCall = declareCall({
  method: 'POST',
  path: '/api/account/forgot-password',
  tag: 'Accounts',
  summary:
    'Send the mail to reset a password. The response is the same whether or not there is such an account.',
  who: 'anyone',
  rate: 'account-mail',
  request: forgotPasswordSchema('specification'),
  widerRequest: forgotPasswordSchema('any'),
  pageLanguage: true,
  success: { status: 202, description: 'Accepted.', schema: acceptedSchema },
});

export const resetPasswordCall = declareCall({
  method: 'POST',
  path: '/api/account/reset-password',
  tag: 'Accounts',
  summary: 'Set a new password with the token of the mail. Every other session ends.',
  who: 'anyone',
  rate: 'account-link',
  request: resetPasswordSchema,
  success: { status: 200, description: 'Set.', schema: redeemedLinkSchema },
  errors: ['token-invalid'],
});

export const changePasswordCall = declareCall({
  method: 'POST',
  path: '/api/account/change-password',
  tag: 'Accounts',
  summary:
    'Change one’s own password, with the present one and, where two-step sign-in is on, a code. Every other session ends; this one continues with a new cookie.',
  who: 'session',
  rate: 'sign-in',
  request: changePasswordSchema,
  success: { status: 200, description: 'Changed.', schema: modifiedSchema },
  errors: ['too-many-requests'],
});

export const changeNameCall = declareCall({
  method: 'PATCH',
  path: '/api/account/name',
  tag: 'Accounts',
  summary: 'Change one’s own display name.',
  who: 'either',
  rate: 'write',
  request: changeNameSchema,
  success: { status: 200, description: 'The new name.', schema: z.object({ name: z.string() }) },
});

export const exportDataCall = declareCall({
  method: 'GET',
  path: '/api/account/data',
  tag: 'Accounts',
  summary: 'Everything the store holds about the caller, as a file.',
  who: 'either',
  rate: 'write',
  success: {
    status: 200,
    description:
      'Account, sessions, orders, reviews, requests for quote, messages, newsletter, mails, activity.',
    schema: z.looseObject({ exportedAt: z.string() }),
  },
});

export const closeAccountCall = declareCall({
  method: 'POST',
  path: '/api/account/close',
  tag: 'Accounts',
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
});

export const ACCOUNT_CALLS: readonly Contract[] = [
  registerAccountCall,
  verifyEmailCall,
  rejectAccountCall,
  resendVerificationCall,
  forgotPasswordCall,
  resetPasswordCall,
  changePasswordCall,
  changeNameCall,
  exportDataCall,
  closeAccountCall,
];
