import { env } from '@/lib/server/platform/config/env';
import { AppError } from '@/lib/shared/messages/errors';

/**
 * Throws `cross-site`. `Sec-Fetch-Site` where present, since pages cannot set it, else `Origin`; a request with neither
 * is from no browser that attaches cookies across sites (OWASP CSRF cheat sheet).
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('cross-site');
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(env().NEXTAUTH_URL).origin) throw new AppError('cross-site');
}
