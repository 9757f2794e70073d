import type { IssueCode } from '../messages/messages';

/** What the rules between several fields of a tool look at. */
export type RuledTool = {
  moq: number;
  step: number;
  packs: readonly { units: number }[];
};

/**
 * Returns what is wrong between the fields of a tool, by field: the minimum order and every pack must be whole multiples of
 * the order step. Empty if nothing is.
 */
export function toolRuleIssues({ moq, step, packs }: RuledTool): Record<string, IssueCode[]> {
  const issues: Record<string, IssueCode[]> = {};
  if (moq % step !== 0) issues.moq = ['moq-not-multiple'];
  for (const [index, { units }] of packs.entries()) {
    if (units % step !== 0) issues[`packs.${index}.units`] = ['pack-not-multiple'];
  }
  return issues;
}
