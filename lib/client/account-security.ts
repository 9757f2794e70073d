import { z } from 'zod';
import {
  recoveryCodesSchema,
  type SecondFactorOffer,
  secondFactorOfferSchema,
} from '@/lib/shared/schemas/second-factor';
import { clearAccessToken } from './access-token';
import { callApi } from './api';

const SESSIONS = '/api/account/sessions';
const SECOND_FACTOR = '/api/account/second-factor';
const deletedSchema = z.object({ deletedCount: z.number() });

type Proof = { password?: string | undefined; code: string };

/** Ends one of one's own sessions, by its handle. Throws ApiProblem. */
export async function endSession(id: string): Promise<void> {
  await callApi(`${SESSIONS}/${id}`, deletedSchema, { method: 'DELETE' });
}

/** Logs out everywhere, here too. Throws ApiProblem. */
export async function endEverySession(): Promise<void> {
  await callApi(SESSIONS, deletedSchema, { method: 'DELETE' });
  clearAccessToken();
}

/** Asks for a secret for the authenticator app. Throws ApiProblem, with a message at `password` if that is wrong. */
export function beginSecondFactor(password: string | undefined): Promise<SecondFactorOffer> {
  return callApi(SECOND_FACTOR, secondFactorOfferSchema, { method: 'POST', body: { password } });
}

/** Switches two-step sign-in on; answers the recovery codes. Throws ApiProblem, with a message at `code` if that is wrong. */
export async function enableSecondFactor(code: string): Promise<string[]> {
  const options = { method: 'POST', body: { code } } as const;
  return (await callApi(`${SECOND_FACTOR}/enable`, recoveryCodesSchema, options)).recoveryCodes;
}

/** Switches two-step sign-in off. Throws ApiProblem, with messages at `password` and `code`. */
export async function disableSecondFactor(proof: Proof): Promise<void> {
  await callApi(`${SECOND_FACTOR}/disable`, z.unknown(), { method: 'POST', body: proof });
}

/** New recovery codes in place of all others. Throws ApiProblem, with messages at `password` and `code`. */
export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  const options = { method: 'POST', body: proof } as const;
  return (await callApi(`${SECOND_FACTOR}/recovery-codes`, recoveryCodesSchema, options)).recoveryCodes;
}
