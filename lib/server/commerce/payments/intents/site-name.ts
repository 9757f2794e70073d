import 'server-only';
import { env } from '@/lib/server/platform/config/env';

/** Written on every intent the store creates: intents of another site at the same provider account are left alone. */
export function siteName(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}
