import { z } from 'zod';
import { lineSchema } from '@/lib/shared/calls/fields.schema';
import { BUDGET_PERIODS } from '@/lib/shared/companies/budget-period';
import { isCompanyAmount, RULE_NAME_MAX_LENGTH } from '@/lib/shared/companies/rules.schema';
import { numberSchema } from '@/lib/shared/numbers/number-fields.schema';
import { readAmount } from '@/lib/shared/numbers/read-amount';

const typedAmount = numberSchema('company-amount-invalid', 'company-amount-invalid', readAmount).refine(
  isCompanyAmount,
  'company-amount-invalid',
);
const name = lineSchema('name-required', RULE_NAME_MAX_LENGTH, 'field-too-long');
/** A single box that is not ticked is `false` in a form. */
const peopleSchema = z.preprocess((ids) => [ids].flat().filter(Boolean), z.array(z.string()));
/** Empty for a new one. */
const id = z.string();

/** The form of rules and budgets. */
export const rulesFormSchema = z.object({
  rules: z.array(
    z.object({
      ...{ id, name, over: typedAmount },
      applies: z.enum(['everyone', 'selected']),
      who: peopleSchema,
      by: z.enum(['any', 'selected']),
      approvers: peopleSchema,
    }),
  ),
  budgets: z.array(
    z.object({ id, name, period: z.enum(BUDGET_PERIODS), limit: typedAmount, memberIds: peopleSchema }),
  ),
});
export type RulesForm = z.output<typeof rulesFormSchema>;
