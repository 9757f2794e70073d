import 'server-only';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { Language } from '@/lib/shared/site/languages';
import type { ExplainedResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';

/** The first results of a search as buyers see them, each with its reasons. Throws `forbidden`. */
export async function explainSearch(
  actor: Caller,
  words: string,
  language: Language,
  limit: number,
): Promise<ExplainedResult[]> {
  requirePermission(actor, 'manage-tools');
  const found = await (await currentCatalogue()).explain(words, limit, language);
  const tools = new Map((await readTools(found, language)).map((tool) => [tool._id, tool]));
  return found.flatMap(({ id, score, parts, isAvailable, soldLevel }) => {
    const tool = tools.get(id);
    return tool ? [{ name: tool.name, slug: tool.slug, score, parts, isAvailable, soldLevel }] : [];
  });
}
