import { favicon } from '@/lib/server/platform/brand/draw-logo';
import { builtFile } from '@/lib/server/serving/files/built-file';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return builtFile('favicon.ico', await favicon());
}
