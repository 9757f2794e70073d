import 'server-only';
import { z } from 'zod';
import {
  beginSecondFactorSchema,
  enableSecondFactorSchema,
  proveSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorOfferSchema,
  secondFactorStateSchema,
} from '@/lib/shared/schemas/second-factor';
import { sessionParamSchema, sessionRowSchema } from '@/lib/shared/schemas/session';
import { deletedSchema, modifiedSchema } from './answers';
import type { ApiCall } from './api-call';

const SESSION_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/account/sessions',
    tag: 'Accounts',
    summary: 'Where one is signed in, this session first.',
    who: 'either',
    answer: { status: 200, description: 'One’s own sessions.', schema: z.array(sessionRowSchema) },
  },
  {
    method: 'delete',
    path: '/api/account/sessions',
    tag: 'Accounts',
    summary: 'Log out everywhere, here too: every session and token ends.',
    who: 'either',
    answer: { status: 200, description: 'How many sessions ended.', schema: deletedSchema },
  },
  {
    method: 'delete',
    path: '/api/account/sessions/{id}',
    tag: 'Accounts',
    summary: 'End one of one’s own sessions and its tokens.',
    who: 'either',
    params: sessionParamSchema,
    answer: { status: 200, description: 'Whether one ended.', schema: deletedSchema },
  },
];

const SECOND_FACTOR_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/account/second-factor',
    tag: 'Accounts',
    summary: 'Whether two-step sign-in is on, and how many recovery codes are left.',
    who: 'either',
    answer: { status: 200, description: 'Its state.', schema: secondFactorStateSchema },
  },
  {
    method: 'post',
    path: '/api/account/second-factor',
    tag: 'Accounts',
    summary:
      'Begin two-step sign-in: a secret for an authenticator app. Needs the password of those who have one, of others a recent sign-in.',
    who: 'session',
    body: beginSecondFactorSchema,
    answer: {
      status: 200,
      description: 'The secret, as text, address and QR code.',
      schema: secondFactorOfferSchema,
    },
    problems: ['email-not-verified', 'recent-sign-in-required', 'conflict', 'too-many-requests'],
  },
  {
    method: 'post',
    path: '/api/account/second-factor/enable',
    tag: 'Accounts',
    summary: 'Switch two-step sign-in on with the app’s first code. Every other session ends.',
    who: 'session',
    body: enableSecondFactorSchema,
    answer: { status: 200, description: 'Recovery codes, shown this once.', schema: recoveryCodesSchema },
    problems: ['conflict', 'too-many-requests'],
  },
  {
    method: 'post',
    path: '/api/account/second-factor/disable',
    tag: 'Accounts',
    summary: 'Switch two-step sign-in off, with password and code.',
    who: 'session',
    body: proveSecondFactorSchema,
    answer: { status: 200, description: 'Whether it was on.', schema: modifiedSchema },
    problems: ['too-many-requests'],
  },
  {
    method: 'post',
    path: '/api/account/second-factor/recovery-codes',
    tag: 'Accounts',
    summary: 'New recovery codes in place of all of before, with password and code.',
    who: 'session',
    body: proveSecondFactorSchema,
    answer: { status: 200, description: 'Recovery codes, shown this once.', schema: recoveryCodesSchema },
    problems: ['conflict', 'too-many-requests'],
  },
];

/** Calls about one's own sessions and second factor. */
export const SECURITY_CALLS: readonly ApiCall[] = [...SESSION_CALLS, ...SECOND_FACTOR_CALLS];
