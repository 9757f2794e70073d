import { z } from 'zod';
import { issue } from '@/lib/shared/messages';
import { readAmount } from '@/lib/shared/read-amount';
import { bulkAmountSchema, bulkPercentSchema } from '@/lib/shared/schemas/bulk-edit';
import { categorySchema, leadTimeDaysSchema, toolStateSchema } from '@/lib/shared/schemas/tool-fields';

/** Reads `-0,50` and `−0.50` as `-0.50`, and `+3` as `3`. */
function asTyped(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, sign = '', rest = ''] = /^\s*([-−+]?)(.*)$/s.exec(value) ?? [];
  return `${sign === '' || sign === '+' ? '' : '-'}${readAmount(rest)}`;
}

/** The form of a bulk change: only the field of the chosen kind counts. */
export const bulkFormSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.preprocess(asTyped, bulkPercentSchema) }),
  z.object({ kind: z.literal('amount'), amount: z.preprocess(asTyped, bulkAmountSchema) }),
  z.object({ kind: z.literal('state'), state: toolStateSchema }),
  z.object({ kind: z.literal('category'), category: categorySchema.min(1, issue('invalid')) }),
  z.object({
    kind: z.literal('leadTimeDays'),
    leadTimeDays: z.preprocess((typed) => typed ?? null, leadTimeDaysSchema),
  }),
]);
