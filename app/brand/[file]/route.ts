import { notFound } from 'next/navigation';
import { BRAND_FILES } from '@/lib/server/commerce/feeds/brand-files';
import { builtFile } from '@/lib/server/serving/files/built-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return [...BRAND_FILES.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const make = BRAND_FILES.get(file) ?? notFound();
  return builtFile(file, await make());
}
