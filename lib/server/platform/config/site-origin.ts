import 'server-only';
import { env } from './env';

/** Returns the public origin of the store, e.g. `https://shop.example`. Throws EnvError. */
export function siteOrigin(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}
