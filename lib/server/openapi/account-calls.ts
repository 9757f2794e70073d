import 'server-only';
import { z } from 'zod';
import {
  changeNameSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  registerSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '@/lib/shared/schemas/account';
import {
  emailParamSchema,
  profileAnswerSchema,
  profileSchema,
  tokenAnswerSchema,
  tokenExchangeSchema,
  userQuerySchema,
  userRowSchema,
} from '@/lib/shared/schemas/user';
import { acceptedSchema, insertedSchema, modifiedSchema, upsertedSchema } from './answers';
import { type ApiCall, PAGE_LANGUAGE } from './api-call';

/** Whose link it was. */
const emailAnswerSchema = z.object({ email: z.string() });

/** Calls about users: token, profile, admin rights. */
export const USER_CALLS: readonly ApiCall[] = [
  {
    method: 'put',
    path: '/api/user/{email}',
    tag: 'Users',
    summary: 'Turn the session into an access token, good for an hour.',
    who: 'session',
    whose: 'one’s own e-mail',
    params: emailParamSchema,
    body: tokenExchangeSchema,
    answer: { status: 200, description: 'The token.', schema: tokenAnswerSchema },
    problems: ['forbidden'],
  },
  {
    method: 'get',
    path: '/api/user/{email}',
    tag: 'Users',
    summary: 'A profile.',
    who: 'bearer',
    whose: 'one’s own, or anyone’s for an admin',
    params: emailParamSchema,
    answer: { status: 200, description: 'The profile.', schema: profileAnswerSchema },
    problems: ['forbidden', 'not-found'],
  },
  {
    method: 'put',
    path: '/api/user',
    tag: 'Users',
    summary: 'Change one’s own profile. Fields left out stay as they are.',
    who: 'either',
    whose: 'one’s own e-mail',
    query: emailParamSchema,
    body: profileSchema,
    answer: { status: 200, description: 'What changed.', schema: upsertedSchema },
    problems: ['forbidden'],
  },
  {
    method: 'get',
    path: '/api/user',
    tag: 'Users',
    summary: 'List users with e-mail and role.',
    who: 'admin',
    query: userQuerySchema,
    answer: {
      status: 200,
      description: 'The users.',
      schema: z.array(userRowSchema),
      headers: { 'X-Total-Count': 'How many users there are.' },
    },
  },
  {
    method: 'get',
    path: '/api/admin/{email}',
    tag: 'Users',
    summary: 'Whether an account is an admin.',
    who: 'bearer',
    whose: 'one’s own, or anyone’s for an admin',
    params: emailParamSchema,
    answer: { status: 200, description: 'The answer.', schema: z.object({ admin: z.boolean() }) },
    problems: ['forbidden'],
  },
  {
    method: 'put',
    path: '/api/user/admin/{email}',
    tag: 'Users',
    summary: 'Make someone an admin.',
    who: 'admin',
    params: emailParamSchema,
    answer: { status: 200, description: 'Done; 0 if they were one.', schema: modifiedSchema },
    problems: ['email-not-verified', 'not-found'],
  },
];

/** Calls about accounts: registration, verification, password. */
export const ACCOUNT_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/account/register',
    tag: 'Accounts',
    summary: 'Open an account, sign in and send the verification mail.',
    who: 'anyone',
    headers: PAGE_LANGUAGE,
    body: registerSchema,
    answer: {
      status: 201,
      description: 'The account; its session is in the cookies.',
      schema: insertedSchema,
    },
    problems: ['email-already-in-use', 'cross-site'],
  },
  {
    method: 'post',
    path: '/api/account/verify-email',
    tag: 'Accounts',
    summary: 'Confirm an e-mail address with the token of the mail.',
    who: 'anyone',
    body: verifyEmailSchema,
    answer: { status: 200, description: 'Confirmed.', schema: emailAnswerSchema },
    problems: ['token-invalid'],
  },
  {
    method: 'post',
    path: '/api/account/resend-verification',
    tag: 'Accounts',
    summary: 'Send the verification mail again.',
    who: 'either',
    headers: PAGE_LANGUAGE,
    answer: { status: 202, description: 'Taken.', schema: acceptedSchema },
    problems: ['conflict'],
  },
  {
    method: 'post',
    path: '/api/account/forgot-password',
    tag: 'Accounts',
    summary:
      'Send the mail to reset a password. The answer is the same whether or not there is such an account.',
    who: 'anyone',
    headers: PAGE_LANGUAGE,
    body: forgotPasswordSchema,
    answer: { status: 202, description: 'Taken.', schema: acceptedSchema },
  },
  {
    method: 'post',
    path: '/api/account/reset-password',
    tag: 'Accounts',
    summary: 'Set a new password with the token of the mail. Every other session ends.',
    who: 'anyone',
    body: resetPasswordSchema,
    answer: { status: 200, description: 'Set.', schema: emailAnswerSchema },
    problems: ['token-invalid'],
  },
  {
    method: 'post',
    path: '/api/account/change-password',
    tag: 'Accounts',
    summary: 'Change one’s own password. Every other session ends.',
    who: 'session',
    body: changePasswordSchema,
    answer: { status: 200, description: 'Changed.', schema: modifiedSchema },
    problems: ['too-many-requests'],
  },
  {
    method: 'patch',
    path: '/api/account/name',
    tag: 'Accounts',
    summary: 'Change one’s own display name.',
    who: 'either',
    body: changeNameSchema,
    answer: { status: 200, description: 'The new name.', schema: z.object({ name: z.string() }) },
  },
];
