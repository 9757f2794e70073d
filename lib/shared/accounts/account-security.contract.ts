import { z } from 'zod';
import { type Contract, declareCall } from '../calls/contract';
import { deletedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  beginSecondFactorSchema,
  enableSecondFactorSchema,
  proveSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorOfferSchema,
  secondFactorStateSchema,
} from './second-factor.schema';
import { sessionParamSchema, sessionRowSchema } from './session.schema';

export const listSessionsCall = declareCall({
  method: 'GET',
  path: '/api/account/sessions',
  tag: 'Accounts',
  summary: 'List one’s own sessions, this one first.',
  who: 'either',
  rate: 'read',
  success: { status: 200, description: 'One’s own sessions.', schema: z.array(sessionRowSchema) },
});

export const endAllSessionsCall = declareCall({
  method: 'DELETE',
  path: '/api/account/sessions',
  tag: 'Accounts',
  summary: 'Log out everywhere, here too: every session and token ends.',
  who: 'either',
  rate: 'write',
  success: { status: 200, description: 'How many sessions ended.', schema: deletedSchema },
});

export const endOneSessionCall = declareCall({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  tag: 'Accounts',
  summary: 'End one of one’s own sessions and its tokens.',
  who: 'either',
  rate: 'write',
  params: sessionParamSchema,
  success: { status: 200, description: 'Whether one ended.', schema: deletedSchema },
});

export const readSecondFactorCall = declareCall({
  method: 'GET',
  path: '/api/account/second-factor',
  tag: 'Accounts',
  summary: 'Whether two-step sign-in is on, and how many recovery codes are left.',
  who: 'either',
  rate: 'read',
  success: { status: 200, description: 'Its state.', schema: secondFactorStateSchema },
});

export const beginSecondFactorCall = declareCall({
  method: 'POST',
  path: '/api/account/second-factor',
  tag: 'Accounts',
  summary:
    'Begin two-step sign-in: a secret for an authenticator app. Needs the password where there is one, else a recent sign-in.',
  who: 'session',
  rate: 'sign-in',
  request: beginSecondFactorSchema,
  success: {
    status: 200,
    description: 'The secret, as text, address and QR code.',
    schema: secondFactorOfferSchema,
  },
  errors: ['email-not-verified', 'recent-sign-in-required', 'conflict', 'too-many-requests'],
});

export const enableSecondFactorCall = declareCall({
  method: 'POST',
  path: '/api/account/second-factor/enable',
  tag: 'Accounts',
  summary: 'Switch two-step sign-in on with the app’s first code. Every other session ends.',
  who: 'session',
  rate: 'sign-in',
  request: enableSecondFactorSchema,
  success: { status: 200, description: 'Recovery codes, shown this once.', schema: recoveryCodesSchema },
  errors: ['conflict', 'too-many-requests'],
});

export const disableSecondFactorCall = declareCall({
  method: 'POST',
  path: '/api/account/second-factor/disable',
  tag: 'Accounts',
  summary: 'Switch two-step sign-in off, with password and code.',
  who: 'session',
  rate: 'sign-in',
  request: proveSecondFactorSchema,
  success: { status: 200, description: 'Whether it was on.', schema: modifiedSchema },
  errors: ['too-many-requests'],
});

export const renewRecoveryCodesCall = declareCall({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  tag: 'Accounts',
  summary: 'Replace all recovery codes by new ones, with password and code.',
  who: 'session',
  rate: 'sign-in',
  request: proveSecondFactorSchema,
  success: { status: 200, description: 'Recovery codes, shown this once.', schema: recoveryCodesSchema },
  errors: ['conflict', 'too-many-requests'],
});

export const ACCOUNT_SECURITY_CALLS: readonly Contract[] = [
  listSessionsCall,
  endAllSessionsCall,
  endOneSessionCall,
  readSecondFactorCall,
  beginSecondFactorCall,
  enableSecondFactorCall,
  disableSecondFactorCall,
  renewRecoveryCodesCall,
];
