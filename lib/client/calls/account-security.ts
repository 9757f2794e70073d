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

/** Ends one of the viewer's sessions, by its handle. Throws ApiProblem. */
export async function endSession(id: string): Promise<void> {
  const options = { schema: deletedSchema, params: { id } };
  await callApi<typeof endOneSessionCall>('DELETE', '/api/account/sessions/{id}', options);
}

/** Logs out everywhere, in this browser too. Throws ApiProblem. */
export async function endEverySession(): Promise<void> {
  await callApi<typeof endAllSessionsCall>('DELETE', '/api/account/sessions', { schema: deletedSchema });
  clearAccessToken();
}

/** Asks for a secret for the authenticator app. Throws ApiProblem, with an issue at `password` if that is wrong. */
export function beginSecondFactor(password: string | undefined): Promise<SecondFactorOffer> {
  const options = { schema: secondFactorOfferSchema, body: { password } };
  return callApi<typeof beginSecondFactorCall>('POST', '/api/account/second-factor', options);
}

/** Switches two-step sign-in on and returns the recovery codes. Throws ApiProblem, with an issue at `code` if that is wrong. */
export async function enableSecondFactor(code: string): Promise<string[]> {
  const options = { schema: recoveryCodesSchema, body: { code } };
  const path = '/api/account/second-factor/enable';
  return (await callApi<typeof enableSecondFactorCall>('POST', path, options)).recoveryCodes;
}

/** Switches two-step sign-in off. Throws ApiProblem, with issues at `password` and `code`. */
export async function disableSecondFactor(proof: SecondFactorProof): Promise<void> {
  const options = { schema: modifiedSchema, body: proof };
  await callApi<typeof disableSecondFactorCall>('POST', '/api/account/second-factor/disable', options);
}

/** Replaces all recovery codes and returns the new ones. Throws ApiProblem, with issues at `password` and `code`. */
export async function renewRecoveryCodes(proof: SecondFactorProof): Promise<string[]> {
  const options = { schema: recoveryCodesSchema, body: proof };
  const path = '/api/account/second-factor/recovery-codes';
  return (await callApi<typeof renewRecoveryCodesCall>('POST', path, options)).recoveryCodes;
}
