import { call } from '@/lib/client/api';
import type { ContactInput } from '@/lib/shared/inbox/contact.schema';
import type { QuoteInput } from '@/lib/shared/inbox/quote.schema';
import type { RequestMove } from '@/lib/shared/inbox/request.schema';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import {
  moveMessageCall,
  moveQuoteCall,
  requestQuoteCall,
  sendMessageCall,
} from '@/lib/shared/inbox/requests.contract';

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
