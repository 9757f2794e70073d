import 'server-only';
import { type SubmitContext, submitRequest } from '@/lib/server/inbox/requests/submit-request';
import type { QuoteInput } from '@/lib/shared/inbox/quote.schema';
import { takeQuoteLines } from './quote-lines';

/**
 * Sends a request for quote, with the tools as they are named and priced now; see `submitRequest`. Throws
 * `validation-failed` for a tool that is not on sale, `idempotency-mismatch`.
 */
export async function requestQuote(input: QuoteInput, context: SubmitContext): Promise<{ number: string }> {
  const { note } = input;
  const lines = await takeQuoteLines(input.lines);
  return submitRequest('quote', { lines, ...(note ? { note } : {}) }, input, context);
}
