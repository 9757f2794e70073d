import { callApi } from '@/lib/client/api';
import { clearAccessToken } from '@/lib/client/session/access-token';
import type {
  beginSecondFactorCall,
  disableSecondFactorCall,
  enableSecondFactorCall,
  endAllSessionsCall,
  endOneSessionCall,
  renewRecoveryCodesCall,
} from '@/lib/shared/accounts/account-security.contract';
import {
  recoveryCodesSchema,
  type SecondFactorOffer,
  secondFactorOfferSchema,
} from '@/lib/shared/accounts/second-factor.schema';
import { deletedSchema, modifiedSchema } from '@/lib/shared/calls/write-results.schema';

type SecondFactorProof = { password?: string | undefined; code: string };

export async function endSession(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id } };
  await callApi<typeof endOneSessionCall>('DELETE', '/api/account/sessions/{id}', options);
}

/** Ends this browser's session too. */
export async function endEverySession(): Promise<void> {
  await callApi<typeof endAllSessionsCall>('DELETE', '/api/account/sessions', { schema: deletedSchema });
  clearAccessToken();
}

/** Throws ApiProblem, with an issue at `password` if it is wrong. */
export function beginSecondFactor(password: string | undefined): Promise<SecondFactorOffer> {
  const options = { schema: secondFactorOfferSchema, body: { password } };
  return callApi<typeof beginSecondFactorCall>('POST', '/api/account/second-factor', options);
}

/** Throws ApiProblem, with an issue at `code` if it is wrong. */
export async function enableSecondFactor(code: string): Promise<string[]> {
  const options = { schema: recoveryCodesSchema, body: { code } };
  const path = '/api/account/second-factor/enable';
  return (await callApi<typeof enableSecondFactorCall>('POST', path, options)).recoveryCodes;
}

export async function disableSecondFactor(proof: SecondFactorProof): Promise<void> {
  const options = { schema: modifiedSchema, body: proof };
  await callApi<typeof disableSecondFactorCall>('POST', '/api/account/second-factor/disable', options);
}

export async function renewRecoveryCodes(proof: SecondFactorProof): Promise<string[]> {
  const options = { schema: recoveryCodesSchema, body: proof };
  const path = '/api/account/second-factor/recovery-codes';
  return (await callApi<typeof renewRecoveryCodesCall>('POST', path, options)).recoveryCodes;
}
