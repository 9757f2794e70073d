import { env } from './env';

/** For example `https://shop.example`. Throws EnvError. */
export function siteOrigin(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}
