import 'server-only';
import { displayNameSchema, NAME_MAX_LENGTH } from '@/lib/shared/accounts/account.schema';

/** Controls, line ends among them, half a surrogate pair, and what changes the direction of the text behind it. */
const UNPRINTED = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a name from elsewhere as it could have been typed here, or `otherwise` where nothing of it is left. */
export function tidyName(name: string, otherwise: string): string {
  const plain = name.normalize('NFC').replace(UNPRINTED, ' ').replace(/\s+/g, ' ').trim();
  const { success, data } = displayNameSchema.safeParse([...plain].slice(0, NAME_MAX_LENGTH).join(''));
  return success ? data : otherwise;
}
