import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/server/platform/config/env';

/** https://www.w3.org/TR/trace-context/ */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'] as const;

/** Removes a client's trace headers, unless a trusted proxy (TRUSTED_PROXIES) may have written them. */
export function keepTrustedTrace(
  headers: IncomingHttpHeaders,
  trustedProxies: number = env().TRUSTED_PROXIES,
): void {
  if (trustedProxies > 0) return;
  for (const name of TRACE_HEADERS) if (name in headers) delete headers[name];
}
