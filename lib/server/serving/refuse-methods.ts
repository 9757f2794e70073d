import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { IS_DEVELOPMENT } from '@/lib/server/platform/config/env';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

/** The methods of calls; each route decides which of them it accepts. */
const CALL_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** Files can only be read. */
const FILE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** So are pages; a form that is sent before its script runs arrives as a POST, and middleware.ts leads it back. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** A call that accepts only GET, and so responds to this with 405. */
const REFUSING = { method: 'PUT', url: '/api/health' } as const;

function methodsOf(path: string): ReadonlySet<string> {
  if (/^\/api(?:\/|$)/.test(path)) return CALL_METHODS;
  const isPage = path.startsWith('/') && !path.startsWith('/_next/') && !/\.[a-z0-9]{2,11}$/i.test(path);
  return isPage ? PAGE_METHODS : FILE_METHODS;
}

/** Whether an address accepts this method at all. */
export function isMethodTaken(method: string, address: string): boolean {
  return methodsOf(address.replace(/[?#].*$/, '')).has(method);
}

/**
 * Makes methods that no page, file or call accepts get a 405 (OWASP ASVS 5, 4.1.4). The framework would respond to them
 * with the page, or with a fault of its own (500) for TRACE and for files. In development the framework's own tools
 * post to pages.
 */
export function refuseMethods(): void {
  if (IS_DEVELOPMENT) return;
  oncePerProcess('refuse-methods', () => {
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      if (!isMethodTaken(request.method ?? '', request.url ?? '')) Object.assign(request, REFUSING);
    });
  });
}
