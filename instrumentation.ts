import type { Instrumentation } from 'next';
import { notePageError } from '@/lib/server/serving/next-internals/outage-response';

/** Runs once when a server process starts (Next.js file convention), never at build. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next.js names the runtime only here, and replaces the expression at build.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('@/lib/server/start-server');
  await startServer();
}

/** Runs for each error that a page or a route throws, before the response to it leaves. */
export const onRequestError: Instrumentation.onRequestError = (error, request) =>
  notePageError(error, request.headers);
