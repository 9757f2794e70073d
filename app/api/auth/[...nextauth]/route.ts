import { serveNextAuth } from '@/lib/server/auth/serve-next-auth';
import { type RouteHandler, route } from '@/lib/server/http/handle';

// Next.js hands every route a NextRequest; the catch-all's parameter is always a list.
const serve = serveNextAuth as unknown as RouteHandler;

export const { GET, POST, PUT, PATCH, DELETE } = route({ GET: serve, POST: serve });
