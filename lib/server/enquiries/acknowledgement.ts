import 'server-only';
import { isWithinRate } from '@/lib/server/auth/rate-limit';

/**
 * Anyone can type anyone's address: so acknowledgements hold nothing the sender typed, and one address gets few of them.
 */
const ACKNOWLEDGEMENTS = { limit: 5, windowSeconds: 24 * 3_600 } as const;

/** Whether this address may be sent one more acknowledgement today; counts it. */
export async function mayAcknowledge(email: string, now: Date): Promise<boolean> {
  return isWithinRate(`acknowledgement:${email}`, ACKNOWLEDGEMENTS, now);
}
