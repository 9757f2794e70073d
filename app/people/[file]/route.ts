import { readFile } from 'node:fs/promises';
import { notFound } from 'next/navigation';
import { shopFile } from '@/lib/server/platform/config/shop-path';
import { engineersPictures } from '@/lib/server/platform/shop-content';

/** For the framework's optimiser; visitors get the file itself (lib/server/serving/files/shop-files.ts). */
export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  if (!engineersPictures().includes(file)) notFound();
  const bytes = await readFile(shopFile('pictures', 'people', file));
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/webp' } });
}
