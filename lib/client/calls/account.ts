import { call } from '@/lib/client/api';
import { clearAccessToken } from '@/lib/client/session/access-token';
import type {
  ChangePasswordInput,
  CloseAccountInput,
  RegisterInput,
} from '@/lib/shared/accounts/account.schema';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

/** Signs in as well (product §10.1). Throws ApiProblem: `email-already-in-use`. */
export async function registerAccount(input: RegisterInput): Promise<void> {
  await call(accountCalls.registerAccount, { body: input });
}

/** The response does not reveal whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  await call(accountCalls.forgotPassword, { body: { email } });
}

export async function resendVerificationMail(): Promise<void> {
  await call(accountCalls.resendVerification, {});
}

/** Throws ApiProblem: `token-invalid` for a used or expired link. */
export async function verifyEmail(token: string): Promise<void> {
  await call(accountCalls.verifyEmail, { body: { token } });
}

/** "This was not me". Throws ApiProblem: `token-invalid`, `conflict` once the e-mail is verified, `orders-paid`. */
export async function rejectAccount(token: string): Promise<void> {
  await call(accountCalls.rejectAccount, { body: { token } });
}

/** Throws ApiProblem: `token-invalid` for a used or expired link. */
export async function resetPassword(input: { token: string; password: string }): Promise<void> {
  await call(accountCalls.resetPassword, { body: input });
}

export async function changeName(name: string): Promise<string> {
  return (await call(accountCalls.changeName, { body: { name } })).name;
}

/** Every other session ends. Throws ApiProblem, with an issue at `currentPassword` or `code` if it is wrong. */
export async function changePassword(input: ChangePasswordInput): Promise<void> {
  await call(accountCalls.changePassword, { body: input });
  // It expired with the session it was made from.
  clearAccessToken();
}

export async function closeAccount(proof: CloseAccountInput): Promise<void> {
  await call(accountCalls.closeAccount, { body: proof });
  clearAccessToken();
}
