import { z } from 'zod';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';

const LIMIT_MS = 4_000;

/** Whatever is no clear answer is unknown, never invalid. */
export type ViesAnswer =
  | { answer: 'valid' | 'invalid'; name?: string; address?: string; consultation?: string }
  | { answer: 'unknown'; error: string };

const NO_TEXT = '---';
const text = (most: number) =>
  z
    .string()
    .optional()
    .catch(undefined)
    .transform((value) => {
      const told = value?.trim().slice(0, most) ?? '';
      return told === '' || told === NO_TEXT ? undefined : told;
    });

const responseSchema = z.object({
  valid: z.boolean().optional(),
  userError: z.string().optional(),
  errorWrappers: z.array(z.object({ error: z.string().optional() })).optional(),
  name: text(300),
  address: text(500),
  requestIdentifier: text(60),
});

const UNEXPECTED = 'unexpected response';
const unknown = (error: string): ViesAnswer => ({ answer: 'unknown', error: error.slice(0, 60) });

/** Returns what a response says. A text in `userError` other than the number's own validity is an error. */
export function answerOf(body: unknown): ViesAnswer {
  const judged = responseSchema.safeParse(body);
  if (!judged.success) return unknown(UNEXPECTED);
  const { valid, userError, errorWrappers, name, address, requestIdentifier } = judged.data;
  if (errorWrappers) return unknown(errorWrappers[0]?.error || userError || 'error without a code');
  if (valid === undefined) return unknown(userError || UNEXPECTED);
  if (userError !== undefined && userError !== (valid ? 'VALID' : 'INVALID'))
    return unknown(/^(?:IN)?VALID$/.test(userError) ? 'contradicts itself' : userError);
  return {
    answer: valid ? 'valid' : 'invalid',
    ...(name && { name }),
    ...(address && { address }),
    ...(requestIdentifier && { consultation: requestIdentifier }),
  };
}

const partsOf = (vatId: string) => [vatId.slice(0, 2), vatId.slice(2)] as const;

/** Asks the service for a number, with the seller's as requester, for at most four seconds. */
export async function askVies(vatId: string, requester: string | undefined): Promise<ViesAnswer> {
  const { VIES_URL } = env();
  if (!VIES_URL) return unknown('no service');
  const [countryCode, vatNumber] = partsOf(vatId);
  const [requesterMemberStateCode, requesterNumber] = requester ? partsOf(requester) : [];
  try {
    const response = await fetch(`${VIES_URL.replace(/\/$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ countryCode, vatNumber, requesterMemberStateCode, requesterNumber }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer = answerOf(await response.json());
    const isClear = response.ok || (answer.answer === 'unknown' && answer.error !== UNEXPECTED);
    return isClear ? answer : unknown(`status ${response.status}`);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate) log().warn({ error }, 'the service that confirms VAT numbers could not be asked');
    return unknown(isLate ? 'timeout' : 'unreachable or no JSON');
  }
}
