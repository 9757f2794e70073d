import 'server-only';
import type { PersonOwner } from '@/lib/server/identity/owner';
import type { OwnQuote, OwnQuotesQuery } from '@/lib/shared/inbox/quote.schema';
import { serializeOwnQuote } from './request.serializer';
import { pageOf } from './request-selection';
import { countRequests, findRequests } from './requests.repository';

export async function listOwnQuotes(
  owner: PersonOwner,
  query: OwnQuotesQuery = {},
): Promise<{ quotes: OwnQuote[]; total: number }> {
  const selection = { owner, ...pageOf(query) };
  const [documents, total] = await Promise.all([
    findRequests('quote', selection),
    countRequests('quote', selection),
  ]);
  return { quotes: documents.map(serializeOwnQuote), total };
}
