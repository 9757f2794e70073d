import type {
  moveMessageCall,
  moveQuoteCall,
  requestQuoteCall,
  sendMessageCall,
} from '@/lib/shared/contracts/requests';
import type { RequestKind } from '@/lib/shared/request-rules';
import type { ContactInput } from '@/lib/shared/schemas/contact';
import type { QuoteInput } from '@/lib/shared/schemas/quote';
import { type RequestMove, requestNumberSchema } from '@/lib/shared/schemas/request';
import { modifiedSchema } from '@/lib/shared/schemas/write-results';
import { callApi } from './api';

/** Calls about requests. All throw ApiProblem. */

/** Sends a message to the shop and returns its number. */
export async function sendContactMessage(input: ContactInput, idempotencyKey: string): Promise<string> {
  const options = { schema: requestNumberSchema, body: input, idempotencyKey };
  return (await callApi<typeof sendMessageCall>('POST', '/api/contact', options)).number;
}

/** Requests a quote and returns the request's number. */
export async function requestQuote(input: QuoteInput, idempotencyKey: string): Promise<string> {
  const options = { schema: requestNumberSchema, body: input, idempotencyKey };
  return (await callApi<typeof requestQuoteCall>('POST', '/api/quote', options)).number;
}

/** Marks a request as answered or reopens it; returns false if it was in that state already. For admins. */
export async function moveRequest(kind: RequestKind, id: string, state: RequestMove): Promise<boolean> {
  const options = { schema: modifiedSchema, params: { id }, body: { state }, as: 'bearer' } as const;
  const { modifiedCount } =
    kind === 'contact'
      ? await callApi<typeof moveMessageCall>('PATCH', '/api/contact/{id}', options)
      : await callApi<typeof moveQuoteCall>('PATCH', '/api/all-quote/{id}', options);
  return modifiedCount === 1;
}
