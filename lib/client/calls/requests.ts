import { call } from '@/lib/client/api';
import type { ContactInput } from '@/lib/shared/requests/contact.schema';
import type { QuoteInput } from '@/lib/shared/requests/quote.schema';
import type { RequestMove } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import {
  moveMessageCall,
  moveQuoteCall,
  requestQuoteCall,
  sendMessageCall,
} from '@/lib/shared/requests/requests.contract';

export async function sendContactMessage(input: ContactInput, idempotencyKey: string): Promise<string> {
  return (await call(sendMessageCall, { body: input, idempotencyKey })).number;
}

export async function requestQuote(input: QuoteInput, idempotencyKey: string): Promise<string> {
  return (await call(requestQuoteCall, { body: input, idempotencyKey })).number;
}

export async function moveRequest(kind: RequestKind, id: string, state: RequestMove): Promise<boolean> {
  const { modifiedCount } =
    kind === 'contact'
      ? await call(moveMessageCall, { params: { id }, body: { state } })
      : await call(moveQuoteCall, { params: { id }, body: { state } });
  return modifiedCount === 1;
}
