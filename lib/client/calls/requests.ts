import { callApi } from '@/lib/client/api';
import { modifiedSchema } from '@/lib/shared/calls/write-results.schema';
import type { ContactInput } from '@/lib/shared/inbox/contact.schema';
import type { QuoteInput } from '@/lib/shared/inbox/quote.schema';
import { type RequestMove, requestNumberSchema } from '@/lib/shared/inbox/request.schema';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import type {
  moveMessageCall,
  moveQuoteCall,
  requestQuoteCall,
  sendMessageCall,
} from '@/lib/shared/inbox/requests.contract';

/** All throw ApiProblem. */

/** Returns its number. */
export async function sendContactMessage(input: ContactInput, idempotencyKey: string): Promise<string> {
  const options = { schema: requestNumberSchema, body: input, idempotencyKey };
  return (await callApi<typeof sendMessageCall>('POST', '/api/contact', options)).number;
}

export async function requestQuote(input: QuoteInput, idempotencyKey: string): Promise<string> {
  const options = { schema: requestNumberSchema, body: input, idempotencyKey };
  return (await callApi<typeof requestQuoteCall>('POST', '/api/quote', options)).number;
}

/** False if it was in that state already. For admins. */
export async function moveRequest(kind: RequestKind, id: string, state: RequestMove): Promise<boolean> {
  const options = { schema: modifiedSchema, params: { id }, body: { state }, as: 'bearer' } as const;
  const { modifiedCount } =
    kind === 'contact'
      ? await callApi<typeof moveMessageCall>('PATCH', '/api/contact/{id}', options)
      : await callApi<typeof moveQuoteCall>('PATCH', '/api/all-quote/{id}', options);
  return modifiedCount === 1;
}
