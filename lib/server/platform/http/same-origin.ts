import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { AppError } from '@/lib/shared/messages/errors';

/**
 * Refuses (`cross-site`) a request that a browser sent from another site with the user's cookies. `Sec-Fetch-Site` is
 * trusted where present, since pages cannot set it; else `Origin` must be the store's. A request with neither is not
 * from a browser that attaches cookies across sites (OWASP CSRF cheat sheet).
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('cross-site');
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(env().NEXTAUTH_URL).origin) throw new AppError('cross-site');
}
