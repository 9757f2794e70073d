import type { z } from 'zod';
import { typedPlace } from '../calls/fields.schema';
import type { IssueCode } from '../messages/messages';

export type RuledTool = {
  moq: number;
  step: number;
  packs: readonly { units: number }[];
};

/** Issues by field: the minimum order and every pack must be multiples of the order step. */
export function toolRuleIssues({ moq, step, packs }: RuledTool): Record<string, IssueCode[]> {
  const issues: Record<string, IssueCode[]> = {};
  if (moq % step !== 0) issues.moq = ['moq-not-multiple'];
  for (const [index, { units }] of packs.entries()) {
    if (units % step !== 0) issues[`packs.${index}.units`] = ['pack-not-multiple'];
  }
  return issues;
}

/** Issues by field: a tool may be without a price, which is 0, as long as nobody can order it. */
export function priceIssues({
  state,
  priceCents,
}: {
  state: string;
  priceCents: number;
}): Record<string, IssueCode[]> {
  return state === 'on-sale' && priceCents === 0 ? { price: ['price-required'] } : {};
}

/** Issues by field: units beyond stock are sold with a lead time, the tool's own or the shop's. */
export function leadTimeIssues(
  tool: { backorderLimit?: number | null; leadTimeDays: number | null },
  shopLeadDays: number | undefined,
): Record<string, IssueCode[]> {
  const isMissing = tool.backorderLimit && tool.leadTimeDays === null && shopLeadDays === undefined;
  return isMissing ? { leadTimeDays: ['lead-time-required'] } : {};
}

/** Names the rows of a form as they were typed. */
export function refineToolRules(
  { moq, step, packs }: { moq: number; step?: number | undefined; packs?: { units: number }[] | undefined },
  context: z.RefinementCtx,
): void {
  const issues = toolRuleIssues({ moq, step: step ?? 1, packs: packs ?? [] });
  for (const [field, [code = 'invalid']] of Object.entries(issues)) {
    const path = field
      .split('.')
      .map((part) => (/^\d+$/.test(part) ? typedPlace(packs ?? [], Number(part)) : part));
    context.addIssue({ code: 'custom', path, message: code });
  }
}
