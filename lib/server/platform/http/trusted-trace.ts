import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/server/platform/config/env';

/** https://www.w3.org/TR/trace-context/ */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'] as const;

/**
 * Removes the trace headers of a client, unless a trusted proxy before the store may have written it (TRUSTED_PROXIES): it
 * says whether spans are sent, and which trace they belong to. Without it a trace begins here.
 */
export function keepTrustedTrace(
  headers: IncomingHttpHeaders,
  trustedProxies: number = env().TRUSTED_PROXIES,
): void {
  if (trustedProxies > 0) return;
  for (const name of TRACE_HEADERS) if (name in headers) delete headers[name];
}
