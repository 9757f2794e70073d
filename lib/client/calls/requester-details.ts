import { call } from '@/lib/client/api';
import { fetchAddresses } from '@/lib/client/calls/addresses';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';
import { userCalls } from '@/lib/shared/customers/users.contract';
import { optionalPhoneSchema } from '@/lib/shared/requests/request.schema';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

/**
 * Phone and company of the last request for quote, else of the default address, else the phone of the last order, else a
 * valid one of the profile. What cannot be fetched is left out.
 */
export async function fetchRequesterDetails(email: string): Promise<{ phone?: string; company?: string }> {
  const [quotes, addresses, used, profile] = await Promise.allSettled([
    call(quoteCalls.listOwnQuotes, { query: { limit: 1 } }),
    fetchAddresses(),
    call(addressCalls.getUsedDeliveries, {}),
    call(userCalls.getProfile, { params: { email } }),
  ]);
  const last = quotes.status === 'fulfilled' ? quotes.value[0] : undefined;
  const home = addresses.status === 'fulfilled' ? addresses.value[0] : undefined;
  const order = used.status === 'fulfilled' ? used.value[0] : undefined;
  const ofProfile = optionalPhoneSchema.safeParse(profile.status === 'fulfilled' ? profile.value.phone : '');
  const phone = last?.phone ?? (home?.phone || order?.phone || ofProfile.data);
  const company = last?.company ?? home?.company;
  return { ...(phone ? { phone } : {}), ...(company ? { company } : {}) };
}
