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
