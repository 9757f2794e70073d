import { z } from 'zod';
import type { ChangePasswordInput, RegisterInput } from '@/lib/shared/schemas/account';
import { clearAccessToken } from './access-token';
import { callApi } from './api';

const acceptedSchema = z.object({ accepted: z.boolean() });
const anySchema = z.unknown();

/** Opens an account, which is signed in at once (decisions §3). Throws ApiProblem; a taken e-mail is `email-already-in-use`. */
export async function registerAccount(input: RegisterInput): Promise<void> {
  await callApi('/api/account/register', z.object({ insertedId: z.string() }), {
    method: 'POST',
    body: input,
  });
}

/** Asks for the mail with which a password is reset. Says nothing about whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  await callApi('/api/account/forgot-password', acceptedSchema, { method: 'POST', body: { email } });
}

/** Sends the verification mail of the signed-in account again. */
export async function resendVerificationMail(): Promise<void> {
  await callApi('/api/account/resend-verification', acceptedSchema, { method: 'POST' });
}

/** Redeems the link of a verification mail. Throws ApiProblem `token-invalid` for a used or expired one. */
export async function verifyEmail(token: string): Promise<void> {
  await callApi('/api/account/verify-email', anySchema, { method: 'POST', body: { token } });
}

/** Redeems the link of a reset mail. Throws ApiProblem `token-invalid` for a used or expired one. */
export async function resetPassword(input: { token: string; password: string }): Promise<void> {
  await callApi('/api/account/reset-password', anySchema, { method: 'POST', body: input });
}

/** Changes the display name; answers it as it was saved. Throws ApiProblem. */
export async function changeName(name: string): Promise<string> {
  const options = { method: 'PATCH', body: { name } } as const;
  return (await callApi('/api/account/name', z.object({ name: z.string() }), options)).name;
}

/**
 * Changes the password. Every other session ends; this browser's goes on with a new cookie. Throws ApiProblem, with a
 * message at `currentPassword` if that is wrong.
 */
export async function changePassword(input: ChangePasswordInput): Promise<void> {
  await callApi('/api/account/change-password', anySchema, { method: 'POST', body: input });
  // It ended with the session it was made from.
  clearAccessToken();
}

/**
 * Closes the account for good; this browser is signed out. `password` where the account has one. Throws ApiProblem, with
 * a message at `password` if that is wrong.
 */
export async function closeAccount(password: string | undefined): Promise<void> {
  const body = password === undefined ? {} : { password };
  await callApi('/api/account/close', z.object({ closed: z.literal(true) }), { method: 'POST', body });
  clearAccessToken();
}
