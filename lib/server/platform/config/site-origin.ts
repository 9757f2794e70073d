import 'server-only';
import { env } from './env';

/** The origin under which the shop is reached, e.g. `https://shop.example`. Throws EnvError. */
export function siteOrigin(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}
