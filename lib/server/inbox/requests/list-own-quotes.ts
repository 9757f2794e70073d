import 'server-only';
import type { PersonOwner } from '@/lib/server/identity/owner';
import type { OwnQuote, OwnQuotesQuery } from '@/lib/shared/requests/quote.schema';
import type { Language } from '@/lib/shared/site/languages';
import { serializeOwnQuote } from './request.serializer';
import { pageOf } from './request-selection';
import { countRequests, findRequests } from './requests.repository';

/** With the language that each was written in. */
export async function listOwnQuotes(
  owner: PersonOwner,
  query: OwnQuotesQuery = {},
): Promise<{ quotes: OwnQuote[]; languages: Language[]; total: number }> {
  const selection = { owner, ...pageOf(query) };
  const [documents, total] = await Promise.all([
    findRequests('quote', selection),
    countRequests('quote', selection),
  ]);
  const languages = documents.map(({ language }) => language);
  return { quotes: documents.map(serializeOwnQuote), languages, total };
}
