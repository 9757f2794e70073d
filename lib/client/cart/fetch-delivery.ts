import type { getProfileCall } from '@/lib/shared/contracts/users';
import { dialledPhone } from '@/lib/shared/dialled-phone';
import { profileResponseSchema } from '@/lib/shared/schemas/user';
import { callApi } from '../api';

/** Returns address and phone of the viewer's profile, for a form to begin with. A convenience: empty if they cannot be fetched. */
export async function fetchDelivery(email: string): Promise<{ address: string; phone: string }> {
  const options = { schema: profileResponseSchema, params: { email }, as: 'bearer' } as const;
  try {
    const { address, phone } = await callApi<typeof getProfileCall>('GET', '/api/user/{email}', options);
    return { address, phone: dialledPhone(phone) };
  } catch (error) {
    console.info('The profile could not be read.', error);
    return { address: '', phone: '' };
  }
}
