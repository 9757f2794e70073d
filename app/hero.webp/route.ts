import { readHero } from '@/lib/server/platform/shop-content';

/** For the framework's optimiser; visitors get the file itself (lib/server/serving/files/shop-files.ts). */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return new Response(new Uint8Array(await readHero()), { headers: { 'content-type': 'image/webp' } });
}
