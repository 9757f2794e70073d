import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { getMovedSlug } from '@/lib/server/commerce/catalogue/read/get-moved-slug';
import { getToolPage, type ToolPage } from '@/lib/server/commerce/catalogue/read/get-tool-page';
import { languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';

/** Redirects permanently where the tool has another address now, by `pathOf`, and ends with 404 where there is none. */
export async function toolAtAddress(
  { lang, slug }: { lang: string; slug: string },
  pathOf: (slug: string) => string,
): Promise<ToolPage> {
  const found = await getToolPage(slug);
  if (found) return found;
  const moved = await getMovedSlug(slug);
  if (moved !== null) permanentRedirect(localPath(pathOf(moved), languageOf(lang)));
  notFound();
}
