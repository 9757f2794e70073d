import { engineersPictures, readShopPicture } from '@/lib/server/platform/shop-content';
import { builtFile } from '@/lib/server/serving/files/built-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return engineersPictures().map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return builtFile(file, await readShopPicture(`people/${file}`));
}
