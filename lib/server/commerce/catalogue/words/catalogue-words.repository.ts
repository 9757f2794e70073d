import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import type { CatalogueWordDocument } from '@/lib/server/platform/db/documents/catalogue-words';
import type { Language } from '@/lib/shared/site/languages';

export async function wordsOfLanguage(language: Language): Promise<CatalogueWordDocument[]> {
  return (await collection('catalogue_words')).find({ language }).toArray();
}
