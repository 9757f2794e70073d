import { z } from 'zod';
import type { Language } from '@/lib/shared/languages';
import { issue } from '@/lib/shared/messages';
import { bulkAmountSchema, bulkPercentSchema } from '@/lib/shared/schemas/bulk-edit';
import { typedCount } from '@/lib/shared/schemas/number-fields';
import { categorySchema, leadTimeDaysSchema, toolStateSchema } from '@/lib/shared/schemas/tool-fields';

/** The form of a bulk change: only the field of the chosen kind counts. */
export const bulkFormSchema = (language: Language) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: bulkPercentSchema }),
    z.object({ kind: z.literal('amount'), amount: bulkAmountSchema }),
    z.object({ kind: z.literal('state'), state: toolStateSchema }),
    z.object({ kind: z.literal('category'), category: categorySchema.min(1, issue('invalid')) }),
    z.object({
      kind: z.literal('leadTimeDays'),
      leadTimeDays: z.preprocess((typed) => typed ?? null, typedCount(leadTimeDaysSchema, language)),
    }),
  ]);
