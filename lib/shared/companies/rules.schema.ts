import { z } from 'zod';
import { lineSchema, objectIdSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { isWholeCents } from '../numbers/money';
import { BUDGET_PERIODS } from './budget-period';
import { BUDGETS_MAX, RULES_MAX } from './rules-limits';

const PEOPLE_MAX = 100;
const APPROVERS_MAX = 20;
export const RULE_NAME_MAX_LENGTH = 60;
const AMOUNT_MAX = 99_999_999.99;

/** Room for twenty rules and fifty budgets of a hundred people each. */
export const COMPANY_BODY_BYTES = 1_048_576;

export function isCompanyAmount(dollars: number): boolean {
  return dollars >= 0 && dollars <= AMOUNT_MAX && isWholeCents(dollars);
}

const amountSchema = z
  .number({ error: issue('company-amount-invalid') })
  .refine(isCompanyAmount, issue('company-amount-invalid'));

const name = lineSchema('name-required', RULE_NAME_MAX_LENGTH, 'field-too-long');
const idSchema = objectIdSchema.optional();
const peopleSchema = (most: number) => z.array(objectIdSchema, { error: issue('invalid') }).max(most);

/** Without an `id` it is a new one. */
export const ruleInputSchema = z.strictObject({
  id: idSchema,
  name,
  over: amountSchema,
  who: z.union([z.literal('everyone'), peopleSchema(PEOPLE_MAX)], issue('invalid')),
  approvers: z.union([z.literal('approvers'), peopleSchema(APPROVERS_MAX)], issue('invalid')),
});
export type RuleInput = z.infer<typeof ruleInputSchema>;

export const budgetInputSchema = z.strictObject({
  id: idSchema,
  name,
  period: z.enum(BUDGET_PERIODS, { error: issue('invalid') }),
  limit: amountSchema,
  memberIds: peopleSchema(PEOPLE_MAX),
});
export type BudgetInput = z.infer<typeof budgetInputSchema>;

/** Fields of `PATCH /api/company`: both are replaced whole, and an entry keeps its id. */
export const rulesFields = {
  rules: z.array(ruleInputSchema).max(RULES_MAX, issue('rules-too-many')).optional(),
  budgets: z.array(budgetInputSchema).max(BUDGETS_MAX, issue('budgets-too-many')).optional(),
};

export const ruleSchema = z.object({
  id: z.string(),
  name: z.string(),
  over: z.number(),
  who: z.union([z.literal('everyone'), z.array(z.string())]),
  approvers: z.union([z.literal('approvers'), z.array(z.string())]),
});
export type CompanyRule = z.infer<typeof ruleSchema>;

/** The use in the present period; `left` is never less than 0. */
const usageFields = { used: z.number(), left: z.number(), currentPeriod: z.string() };

export const ownBudgetSchema = z.object({
  id: z.string(),
  name: z.string(),
  period: z.enum(BUDGET_PERIODS),
  limit: z.number(),
  ...usageFields,
});
export type OwnBudget = z.infer<typeof ownBudgetSchema>;

export const budgetSchema = ownBudgetSchema.extend({ memberIds: z.array(z.string()) });
export type CompanyBudget = z.infer<typeof budgetSchema>;
