import { call } from '@/lib/client/api';
import { clearAccessToken } from '@/lib/client/session/access-token';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';
import type { SecondFactorOffer } from '@/lib/shared/accounts/second-factor.schema';

type SecondFactorProof = { password?: string | undefined; code: string };

export async function endSession(id: string): Promise<void> {
  await call(accountSecurityCalls.endOneSession, { params: { id } });
}

export async function endEverySession(): Promise<void> {
  await call(accountSecurityCalls.endAllSessions, {});
  clearAccessToken();
}

export function beginSecondFactor(password: string | undefined): Promise<SecondFactorOffer> {
  return call(accountSecurityCalls.beginSecondFactor, { body: { password } });
}

export async function enableSecondFactor(code: string): Promise<string[]> {
  return (await call(accountSecurityCalls.enableSecondFactor, { body: { code } })).recoveryCodes;
}

export async function disableSecondFactor(proof: SecondFactorProof): Promise<void> {
  await call(accountSecurityCalls.disableSecondFactor, { body: proof });
}

export async function renewRecoveryCodes(proof: SecondFactorProof): Promise<string[]> {
  return (await call(accountSecurityCalls.renewRecoveryCodes, { body: proof })).recoveryCodes;
}
