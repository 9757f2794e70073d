import { type QuotableTool, quotableTools } from '@/lib/server/commerce/tools/read/get-tool';
import { type SubmitContext, submitRequest } from '@/lib/server/inbox/requests/submit-request';
import type { QuoteLine } from '@/lib/server/platform/db/documents/requests-and-offers';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { QuoteInput } from '@/lib/shared/requests/quote.schema';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';

function missingToolIssues(
  lines: QuoteInput['lines'],
  tools: ReadonlyMap<string, QuotableTool>,
): FieldIssues {
  return Object.fromEntries(
    lines.flatMap(({ toolId }, index) =>
      tools.has(toolId) ? [] : [[`lines.${index}.toolId`, ['quote-tool-gone']]],
    ),
  );
}

/**
 * Returns the lines with the tools' current names, in this language, and prices. Throws `validation-failed` at each line
 * (`lines.0.toolId`) whose tool is not in public lists.
 */
async function resolveQuoteLines(
  lines: QuoteInput['lines'],
  language: Language = CATALOGUE_LANGUAGE,
): Promise<QuoteLine[]> {
  const ids = lines.map(({ toolId }) => toolId);
  const tools = await quotableTools(ids, language);
  const taken = lines.flatMap(({ toolId, quantity }) => {
    const tool = tools.get(toolId);
    return tool ? [{ ...tool, quantity }] : [];
  });
  if (taken.length < lines.length) {
    throw new AppError('validation-failed', { issues: missingToolIssues(lines, tools) });
  }
  return taken;
}

/** Throws `validation-failed` for a tool that cannot be quoted, `idempotency-mismatch`. */
export async function requestQuote(input: QuoteInput, context: SubmitContext): Promise<{ number: string }> {
  const { note } = input;
  const lines = await resolveQuoteLines(input.lines, context.language);
  return submitRequest('quote', { lines, ...(note ? { note } : {}) }, input, context);
}
