import { z } from 'zod';
import type { listOwnQuotesCall } from '@/lib/shared/contracts/requests';
import type { getProfileCall } from '@/lib/shared/contracts/users';
import { ownQuoteSchema } from '@/lib/shared/schemas/quote';
import { optionalPhoneSchema } from '@/lib/shared/schemas/request';
import { profileResponseSchema } from '@/lib/shared/schemas/user';
import { callApi } from './api';

/**
 * Returns the viewer's contact details besides their e-mail: phone and company of their last request for quote, otherwise
 * the phone of their profile if it is valid. A convenience: what cannot be fetched is left out.
 */
export async function fetchKnownRequester(email: string): Promise<{ phone?: string; company?: string }> {
  const lastQuote = { schema: z.array(ownQuoteSchema), query: { limit: 1 }, as: 'bearer' } as const;
  const ofAccount = { schema: profileResponseSchema, params: { email }, as: 'bearer' } as const;
  const [quotes, profile] = await Promise.allSettled([
    callApi<typeof listOwnQuotesCall>('GET', '/api/quote', lastQuote),
    callApi<typeof getProfileCall>('GET', '/api/user/{email}', ofAccount),
  ]);
  const last = quotes.status === 'fulfilled' ? quotes.value[0] : undefined;
  const ofProfile = optionalPhoneSchema.safeParse(profile.status === 'fulfilled' ? profile.value.phone : '');
  const phone = last?.phone ?? ofProfile.data;
  return { ...(phone ? { phone } : {}), ...(last?.company ? { company: last.company } : {}) };
}
