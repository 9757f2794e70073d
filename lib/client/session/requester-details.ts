import { call } from '@/lib/client/api';
import { getProfileCall } from '@/lib/shared/customers/users.contract';
import { optionalPhoneSchema } from '@/lib/shared/inbox/request.schema';
import { listOwnQuotesCall } from '@/lib/shared/inbox/requests.contract';

/** Phone and company of the last request for quote, else a valid phone of the profile. What cannot be fetched is left out. */
export async function fetchRequesterDetails(email: string): Promise<{ phone?: string; company?: string }> {
  const [quotes, profile] = await Promise.allSettled([
    call(listOwnQuotesCall, { query: { limit: 1 } }),
    call(getProfileCall, { params: { email } }),
  ]);
  const last = quotes.status === 'fulfilled' ? quotes.value[0] : undefined;
  const ofProfile = optionalPhoneSchema.safeParse(profile.status === 'fulfilled' ? profile.value.phone : '');
  const phone = last?.phone ?? ofProfile.data;
  return { ...(phone ? { phone } : {}), ...(last?.company ? { company: last.company } : {}) };
}
