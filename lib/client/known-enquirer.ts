import { z } from 'zod';
import { optionalPhoneSchema } from '@/lib/shared/schemas/enquiry';
import { ownQuoteSchema } from '@/lib/shared/schemas/quote';
import { profileAnswerSchema } from '@/lib/shared/schemas/user';
import { callApi } from './api';

/**
 * How someone signed in can be reached besides their e-mail: phone and company of their last request for quote, else the
 * phone of their profile if it is one. A convenience: whatever cannot be read now is left out.
 */
export async function fetchKnownEnquirer(email: string): Promise<{ phone?: string; company?: string }> {
  const [quotes, profile] = await Promise.allSettled([
    callApi('/api/quote?limit=1', z.array(ownQuoteSchema), { as: 'bearer' }),
    callApi(`/api/user/${encodeURIComponent(email)}`, profileAnswerSchema, { as: 'bearer' }),
  ]);
  const last = quotes.status === 'fulfilled' ? quotes.value[0] : undefined;
  const ofProfile = optionalPhoneSchema.safeParse(profile.status === 'fulfilled' ? profile.value.phone : '');
  const phone = last?.phone ?? ofProfile.data;
  return { ...(phone ? { phone } : {}), ...(last?.company ? { company: last.company } : {}) };
}
