import { claimPersonFiles } from '@/lib/server/commerce/files/person-files';
import { type QuotableTool, quotableTools } from '@/lib/server/commerce/tools/read/get-tool';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { type SubmitContext, submitRequest } from '@/lib/server/inbox/requests/submit-request';
import type { QuoteLine } from '@/lib/server/platform/db/documents/requests-and-offers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import type { QuoteInput } from '@/lib/shared/requests/quote.schema';
import type { RequestFile } from '@/lib/shared/requests/request-file.schema';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import { ownQuoteFiles } from './quote-files';

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

/** A person's own, also of a request: the same call again returns the number of the first. Throws `validation-failed`. */
async function resolveFiles(ids: readonly string[], actor: SubmitContext['actor']): Promise<RequestFile[]> {
  const own = new Map(
    (actor && ids.length > 0 ? await ownQuoteFiles(actor) : []).map((file) => [file.id, file]),
  );
  const gone = [...ids.entries()].filter(([, id]) => !own.has(id));
  if (gone.length > 0) {
    const issues: FieldIssues = Object.fromEntries(gone.map(([place]) => [`files.${place}`, ['file-gone']]));
    throw new AppError('validation-failed', { issues });
  }
  return ids.flatMap((id) => own.get(id) ?? []);
}

/**
 * Throws `validation-failed` for a tool that cannot be quoted, a day that is over, and a file that is not the sender's own or is of
 * another request; `idempotency-mismatch`.
 */
export async function requestQuote(input: QuoteInput, context: SubmitContext): Promise<{ number: string }> {
  const { note, wishedOn, files: ids = [] } = input;
  const { actor, now = new Date() } = context;
  if (wishedOn !== undefined && wishedOn < shopDay(now))
    throw new AppError('validation-failed', { issues: { wishedOn: ['wished-on-invalid'] } });
  const [lines, files] = await Promise.all([
    resolveQuoteLines(input.lines, context.language),
    resolveFiles(ids, actor),
  ]);
  const subject = {
    lines,
    ...(note ? { note } : {}),
    ...optionalField('wishedOn', wishedOn),
    ...(files.length > 0 ? { files } : {}),
  };
  const claim: SubmitContext['claim'] = async (requestId, session) => {
    if (actor) await claimPersonFiles(ids, { ownerId: actor.userId, requestId, at: now }, session);
  };
  return submitRequest('quote', subject, input, { ...context, now, claim });
}
