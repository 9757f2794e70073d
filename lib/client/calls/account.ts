import { call } from '@/lib/client/api';
import { clearAccessToken } from '@/lib/client/session/access-token';
import type { ChangePasswordInput, CloseAccountInput } from '@/lib/shared/accounts/account.schema';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

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
