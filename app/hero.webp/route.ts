import { readHero } from '@/lib/server/platform/shop-content';
import { builtFile } from '@/lib/server/serving/files/built-file';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return builtFile('hero.webp', await readHero());
}
