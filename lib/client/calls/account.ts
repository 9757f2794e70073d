import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { clearAccessToken } from '@/lib/client/session/access-token';
import type {
  ChangePasswordInput,
  CloseAccountInput,
  RegisterInput,
} from '@/lib/shared/accounts/account.schema';
import type {
  changeNameCall,
  changePasswordCall,
  closeAccountCall,
  forgotPasswordCall,
  registerAccountCall,
  rejectAccountCall,
  resendVerificationCall,
  resetPasswordCall,
  verifyEmailCall,
} from '@/lib/shared/accounts/accounts.contract';
import {
  acceptedSchema,
  closedSchema,
  insertedSchema,
  modifiedSchema,
  redeemedLinkSchema,
} from '@/lib/shared/calls/write-results.schema';

/** Opens an account, which is signed in at once (product §10.1). Throws ApiProblem; a taken e-mail is `email-already-in-use`. */
export async function registerAccount(input: RegisterInput): Promise<void> {
  const options = { schema: insertedSchema, body: input };
  await callApi<typeof registerAccountCall>('POST', '/api/account/register', options);
}

/** Requests the password reset mail. The response does not say whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const options = { schema: acceptedSchema, body: { email } };
  await callApi<typeof forgotPasswordCall>('POST', '/api/account/forgot-password', options);
}

/** Sends the verification mail of the signed-in account again. */
export async function resendVerificationMail(): Promise<void> {
  const options = { schema: acceptedSchema };
  await callApi<typeof resendVerificationCall>('POST', '/api/account/resend-verification', options);
}

/** Redeems the link of a verification mail. Throws ApiProblem `token-invalid` for a used or expired one. */
export async function verifyEmail(token: string): Promise<void> {
  const options = { schema: redeemedLinkSchema, body: { token } };
  await callApi<typeof verifyEmailCall>('POST', '/api/account/verify-email', options);
}

/**
 * Closes an account that someone else opened with the reader's address, by the link of its verification mail. Throws
 * ApiProblem: `token-invalid`, `conflict` once the e-mail is verified, `orders-paid`.
 */
export async function rejectAccount(token: string): Promise<void> {
  const options = { schema: closedSchema, body: { token } };
  await callApi<typeof rejectAccountCall>('POST', '/api/account/reject', options);
}

/** Redeems the link of a reset mail. Throws ApiProblem `token-invalid` for a used or expired one. */
export async function resetPassword(input: { token: string; password: string }): Promise<void> {
  const options = { schema: redeemedLinkSchema, body: input };
  await callApi<typeof resetPasswordCall>('POST', '/api/account/reset-password', options);
}

/** Changes the display name and returns it as saved. Throws ApiProblem. */
export async function changeName(name: string): Promise<string> {
  const options = { schema: z.object({ name: z.string() }), body: { name } };
  return (await callApi<typeof changeNameCall>('PATCH', '/api/account/name', options)).name;
}

/**
 * Changes the password. Every other session ends; this browser's continues with a new cookie. Throws ApiProblem, with an
 * issue at `currentPassword` or `code` if that is wrong.
 */
export async function changePassword(input: ChangePasswordInput): Promise<void> {
  const options = { schema: modifiedSchema, body: input };
  await callApi<typeof changePasswordCall>('POST', '/api/account/change-password', options);
  // It expired with the session it was made from.
  clearAccessToken();
}

/**
 * Closes the account for good and signs this browser out: with the password where there is one, and a code where two-step
 * sign-in is on. Throws ApiProblem, with an issue at `password` or `code` if that is wrong.
 */
export async function closeAccount(proof: CloseAccountInput): Promise<void> {
  const options = { schema: closedSchema, body: proof };
  await callApi<typeof closeAccountCall>('POST', '/api/account/close', options);
  clearAccessToken();
}
