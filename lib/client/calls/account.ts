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

/** Signs in as well (product §10.1). Throws ApiProblem: `email-already-in-use`. */
export async function registerAccount(input: RegisterInput): Promise<void> {
  const options = { schema: insertedSchema, body: input };
  await callApi<typeof registerAccountCall>('POST', '/api/account/register', options);
}

/** The response does not reveal whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const options = { schema: acceptedSchema, body: { email } };
  await callApi<typeof forgotPasswordCall>('POST', '/api/account/forgot-password', options);
}

export async function resendVerificationMail(): Promise<void> {
  const options = { schema: acceptedSchema };
  await callApi<typeof resendVerificationCall>('POST', '/api/account/resend-verification', options);
}

/** Throws ApiProblem: `token-invalid` for a used or expired link. */
export async function verifyEmail(token: string): Promise<void> {
  const options = { schema: redeemedLinkSchema, body: { token } };
  await callApi<typeof verifyEmailCall>('POST', '/api/account/verify-email', options);
}

/** "This was not me". Throws ApiProblem: `token-invalid`, `conflict` once the e-mail is verified, `orders-paid`. */
export async function rejectAccount(token: string): Promise<void> {
  const options = { schema: closedSchema, body: { token } };
  await callApi<typeof rejectAccountCall>('POST', '/api/account/reject', options);
}

/** Throws ApiProblem: `token-invalid` for a used or expired link. */
export async function resetPassword(input: { token: string; password: string }): Promise<void> {
  const options = { schema: redeemedLinkSchema, body: input };
  await callApi<typeof resetPasswordCall>('POST', '/api/account/reset-password', options);
}

export async function changeName(name: string): Promise<string> {
  const options = { schema: z.object({ name: z.string() }), body: { name } };
  return (await callApi<typeof changeNameCall>('PATCH', '/api/account/name', options)).name;
}

/** Every other session ends. Throws ApiProblem, with an issue at `currentPassword` or `code` if it is wrong. */
export async function changePassword(input: ChangePasswordInput): Promise<void> {
  const options = { schema: modifiedSchema, body: input };
  await callApi<typeof changePasswordCall>('POST', '/api/account/change-password', options);
  // It expired with the session it was made from.
  clearAccessToken();
}

/** Throws ApiProblem, with an issue at `password` or `code` if it is wrong. */
export async function closeAccount(proof: CloseAccountInput): Promise<void> {
  const options = { schema: closedSchema, body: proof };
  await callApi<typeof closeAccountCall>('POST', '/api/account/close', options);
  clearAccessToken();
}
