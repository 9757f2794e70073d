import type { RouteHandler } from '@/lib/server/api/handle';
import { route } from '@/lib/server/api/route';
import { serveNextAuth } from '@/lib/server/api/sign-in/serve-next-auth';

// Next.js hands every route a NextRequest; the catch-all's parameter is always a list.
const handler = serveNextAuth as unknown as RouteHandler;

export const { GET, POST, PUT, PATCH, DELETE } = route([
  { method: 'GET', handler },
  { method: 'POST', handler },
]);
