import 'server-only';
import type { QuoteLine } from '@/lib/server/db/documents/enquiries';
import { type QuotableTool, quotableTools } from '@/lib/server/tools/quotable-tools';
import { AppError, type FieldErrors } from '@/lib/shared/errors';
import { VALIDATION } from '@/lib/shared/messages';
import { orderValueCents } from '@/lib/shared/money';
import type { QuoteInput } from '@/lib/shared/schemas/quote';

/** Quantity times price over all lines, in cents: what they come to without any quote. */
export function listValueCents(lines: readonly Pick<QuoteLine, 'unitPriceCents' | 'quantity'>[]): number {
  return lines.reduce((sum, line) => sum + orderValueCents(line.unitPriceCents, line.quantity), 0);
}

function goneErrors(lines: QuoteInput['lines'], tools: ReadonlyMap<string, QuotableTool>): FieldErrors {
  return Object.fromEntries(
    lines.flatMap(({ toolId }, index) =>
      tools.has(toolId) ? [] : [[`lines.${index}.toolId`, [VALIDATION.quoteToolGone]]],
    ),
  );
}

/**
 * What is asked for, with names and prices as they are now. Throws `validation-failed` with a message at each line
 * (`lines.0.toolId`) whose tool is not on sale.
 */
export async function takeQuoteLines(lines: QuoteInput['lines']): Promise<QuoteLine[]> {
  const tools = await quotableTools(lines.map(({ toolId }) => toolId));
  const taken = lines.flatMap(({ toolId, quantity }) => {
    const tool = tools.get(toolId);
    return tool ? [{ ...tool, quantity }] : [];
  });
  if (taken.length < lines.length) {
    throw new AppError('validation-failed', { errors: goneErrors(lines, tools) });
  }
  return taken;
}
