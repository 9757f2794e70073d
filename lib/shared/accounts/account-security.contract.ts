import { z } from 'zod';
import { callsOf } from '../calls/contract';
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

export const accountSecurityCalls = callsOf({ tag: 'Accounts', who: 'either' })({
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'List one’s own sessions, this one first.',
    success: { status: 200, description: 'One’s own sessions.', schema: z.array(sessionRowSchema) },
  },
  endAllSessions: {
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Log out everywhere, here too: every session and token ends.',
    success: { status: 200, description: 'How many sessions ended.', schema: deletedSchema },
  },
  endOneSession: {
    method: 'DELETE',
    path: '/api/account/sessions/{id}',
    summary: 'End one of one’s own sessions and its tokens.',
    params: sessionParamSchema,
    success: { status: 200, description: 'Whether one ended.', schema: deletedSchema },
  },
  readSecondFactor: {
    method: 'GET',
    path: '/api/account/second-factor',
    summary: 'Whether two-step sign-in is on, and how many recovery codes are left.',
    success: { status: 200, description: 'Its state.', schema: secondFactorStateSchema },
  },
  beginSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor',
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
  },
  enableSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/enable',
    summary: 'Switch two-step sign-in on with the app’s first code. Every other session ends.',
    who: 'session',
    rate: 'sign-in',
    request: enableSecondFactorSchema,
    success: { status: 200, description: 'Recovery codes, shown this once.', schema: recoveryCodesSchema },
    errors: ['conflict', 'too-many-requests'],
  },
  disableSecondFactor: {
    method: 'POST',
    path: '/api/account/second-factor/disable',
    summary: 'Switch two-step sign-in off, with password and code.',
    who: 'session',
    rate: 'sign-in',
    request: proveSecondFactorSchema,
    success: { status: 200, description: 'Whether it was on.', schema: modifiedSchema },
    errors: ['too-many-requests'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    summary: 'Replace all recovery codes by new ones, with password and code.',
    who: 'session',
    rate: 'sign-in',
    request: proveSecondFactorSchema,
    success: { status: 200, description: 'Recovery codes, shown this once.', schema: recoveryCodesSchema },
    errors: ['conflict', 'too-many-requests'],
  },
});
