import 'server-only';
import { contentTypeOf } from './content-types';

/** Returns the response that the build stores for a route whose response never changes (static-files.ts). */
export function builtFile(name: string, bytes: Uint8Array): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentTypeOf(name), 'cache-control': 'public, max-age=0' },
  });
}
