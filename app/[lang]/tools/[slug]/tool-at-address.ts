import { notFound, permanentRedirect } from 'next/navigation';
import { getMovedSlug, getToolPage, type ToolPage } from '@/lib/server/commerce/tools/read/get-tool-page';
import { languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';

/** Redirects permanently where the tool has another address in this language, by `pathOf`, and ends with 404 where there is none. */
export async function toolAtAddress(
  { lang, slug }: { lang: string; slug: string },
  pathOf: (slug: string) => string,
): Promise<ToolPage> {
  const language = languageOf(lang);
  const found = await getToolPage(slug, language);
  if (found?.tool.slug === slug) return found;
  const moved = found?.tool.slug ?? (await getMovedSlug(slug, language));
  if (moved !== null) permanentRedirect(localPath(pathOf(moved), language));
  notFound();
}

/** On a tool's page, and on each page of older ones. */
export const TOOL_REVIEWS_PER_PAGE = 6;
