import { serveNextAuth } from '@/lib/server/auth/serve-next-auth';

export { serveNextAuth as GET, serveNextAuth as POST };
