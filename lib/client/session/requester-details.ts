import { z } from 'zod';
import { callApi } from '@/lib/client/api';
import { profileResponseSchema } from '@/lib/shared/customers/user.schema';
import type { getProfileCall } from '@/lib/shared/customers/users.contract';
import { ownQuoteSchema } from '@/lib/shared/inbox/quote.schema';
import { optionalPhoneSchema } from '@/lib/shared/inbox/request.schema';
import type { listOwnQuotesCall } from '@/lib/shared/inbox/requests.contract';

/** Phone and company of the last request for quote, else a valid phone of the profile. What cannot be fetched is left out. */
export async function fetchRequesterDetails(email: string): Promise<{ phone?: string; company?: string }> {
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
