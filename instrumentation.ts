import type { Instrumentation } from 'next';

let pageErrors: typeof import('@/lib/server/serving/pages/page-errors') | undefined;

/**
 * Next.js calls this once before the first request (file convention). It compiles this file for its edge runtime too, where the
 * store runs nothing and Node's modules do not exist. The process itself is started by server.ts.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs')
    pageErrors = await import('@/lib/server/serving/pages/page-errors');
}

/** Called for each error that a page or a route throws, before the response to it leaves (file convention). */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  pageErrors?.recordPageError(error, request.headers);
  pageErrors?.logPageError(error, { method: request.method, routePath, routeType });
};
