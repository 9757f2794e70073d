import 'server-only';
import { displayNameSchema, NAME_MAX_LENGTH } from '@/lib/shared/accounts/account.schema';

const UNPRINTED = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a provider's name as the form would accept it, or `otherwise` if nothing is left. */
export function tidyName(name: string, otherwise: string): string {
  const plain = name.normalize('NFC').replace(UNPRINTED, ' ').replace(/\s+/g, ' ').trim();
  const { success, data } = displayNameSchema.safeParse([...plain].slice(0, NAME_MAX_LENGTH).join(''));
  return success ? data : otherwise;
}
