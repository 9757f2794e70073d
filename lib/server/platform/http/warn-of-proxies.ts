import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { log } from '@/lib/server/platform/log';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';
import { forwardedAddress } from './client-address';

export type ForwardingProblem = 'not-trusted' | 'unreadable';

const WARNINGS: Record<ForwardingProblem, string> = {
  'not-trusted':
    'X-Forwarded-For arrives, but TRUSTED_PROXIES is 0: if a proxy is in front of the store, all its visitors share one rate limit and one sign-in block',
  unreadable:
    'X-Forwarded-For has no address where TRUSTED_PROXIES says: such visitors share one rate limit and one sign-in block',
};

/** Null without a sign of a wrong TRUSTED_PROXIES. Clients may send the header: a hint, not a proof. */
export function forwardingProblem(
  header: string | undefined,
  trustedProxies: number,
): ForwardingProblem | null {
  if (header === undefined) return null;
  if (trustedProxies === 0) return 'not-trusted';
  return forwardedAddress(header, trustedProxies) ? null : 'unreadable';
}

/** Once per process. Call it before the framework sees the request, which adds the header. */
export function warnOfProxies(request: Pick<IncomingMessage, 'headers'>): void {
  const { TRUSTED_PROXIES } = env();
  const problem = forwardingProblem(request.headers['x-forwarded-for']?.toString(), TRUSTED_PROXIES);
  if (!problem) return;
  oncePerProcess('warned-of-proxies', () =>
    log().warn({ trustedProxies: TRUSTED_PROXIES }, WARNINGS[problem]),
  );
}
