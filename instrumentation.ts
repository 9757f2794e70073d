import type { Instrumentation } from 'next';
import { logPageError, notePageError } from '@/lib/server/serving/page-errors';

/** Called by Next.js for each error that a page or a route throws, before the response is sent (file convention). */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  notePageError(error, request.headers);
  logPageError(error, { method: request.method, routePath, routeType });
};
