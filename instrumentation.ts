import type { Instrumentation } from 'next';
import { logPageError, recordPageError } from '@/lib/server/serving/pages/page-errors';

/**
 * Next.js calls this for each error that a page or a route throws, before the response to it leaves (file convention). The
 * process itself is started by server.ts.
 */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  recordPageError(error, request.headers);
  logPageError(error, { method: request.method, routePath, routeType });
};
