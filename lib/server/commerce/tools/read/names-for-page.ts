import 'server-only';
import { ObjectId } from 'mongodb';
import { pageLanguage } from '@/lib/server/platform/http/request-context';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { findNames } from '../tools.repository';

/** A name that was stored with an order or a request, and the language in which that was. */
type StoredName = { toolId: string; name: string; language: Language };

/** By id in hex; those without a name in that language are absent. */
async function namesIn(language: Language, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await findNames(ids.map((id) => new ObjectId(id)));
  return new Map(
    found.flatMap(({ _id, name, texts }) => {
      const written = language === CATALOGUE_LANGUAGE ? name : texts?.[language]?.name;
      return written ? [[_id.toHexString(), written]] : [];
    }),
  );
}

/**
 * For lists of what was ordered or asked for in another language than the page's: the names that the tools have in it now. Names in
 * the page's own language stay as they are, and so does what no page reads.
 */
export async function namesForPage(
  stored: Iterable<Omit<StoredName, 'name'>>,
): Promise<(of: StoredName) => string> {
  const language = pageLanguage();
  if (!language) return ({ name }) => name;
  const foreign = [...stored].filter((each) => each.language !== language);
  const ids = [...new Set(foreign.map(({ toolId }) => toolId))].filter((id) => OBJECT_ID_PATTERN.test(id));
  const names = await namesIn(language, ids);
  return ({ toolId, name, language: written }) => (written === language ? name : (names.get(toolId) ?? name));
}
