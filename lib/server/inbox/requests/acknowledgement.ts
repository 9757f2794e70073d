import 'server-only';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';

/** Anyone can type anyone's address, so one address is sent few acknowledgements (product §4.17). */
const ACKNOWLEDGEMENTS = { limit: 5, windowSeconds: 24 * 3_600 } as const;

/** Whether this address may be sent one more acknowledgement today; counts this one. */
export async function mayAcknowledge(email: string, now: Date): Promise<boolean> {
  return isWithinRate(`acknowledgement:${email}`, ACKNOWLEDGEMENTS, now);
}
