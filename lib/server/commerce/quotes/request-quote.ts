import 'server-only';
import { type QuotableTool, quotableTools } from '@/lib/server/commerce/catalogue/search/quotable-tools';
import { type SubmitContext, submitRequest } from '@/lib/server/inbox/requests/submit-request';
import type { QuoteLine } from '@/lib/server/platform/db/documents/requests';
import type { QuoteInput } from '@/lib/shared/inbox/quote.schema';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';

function goneIssues(lines: QuoteInput['lines'], tools: ReadonlyMap<string, QuotableTool>): FieldIssues {
  return Object.fromEntries(
    lines.flatMap(({ toolId }, index) =>
      tools.has(toolId) ? [] : [[`lines.${index}.toolId`, ['quote-tool-gone']]],
    ),
  );
}

/**
 * Returns the lines of a request for quote, with the tools' current names and prices. Throws `validation-failed` with a
 * message at each line (`lines.0.toolId`) whose tool is not on sale.
 */
async function takeQuoteLines(lines: QuoteInput['lines']): Promise<QuoteLine[]> {
  const tools = await quotableTools(lines.map(({ toolId }) => toolId));
  const taken = lines.flatMap(({ toolId, quantity }) => {
    const tool = tools.get(toolId);
    return tool ? [{ ...tool, quantity }] : [];
  });
  if (taken.length < lines.length) {
    throw new AppError('validation-failed', { issues: goneIssues(lines, tools) });
  }
  return taken;
}

/**
 * Sends a request for quote, with the tools as they are named and priced now; see `submitRequest`. Throws
 * `validation-failed` for a tool that is not on sale, `idempotency-mismatch`.
 */
export async function requestQuote(input: QuoteInput, context: SubmitContext): Promise<{ number: string }> {
  const { note } = input;
  const lines = await takeQuoteLines(input.lines);
  return submitRequest('quote', { lines, ...(note ? { note } : {}) }, input, context);
}
