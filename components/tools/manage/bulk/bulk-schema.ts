import { z } from 'zod';
import { issue } from '@/lib/shared/messages/messages';
import { typedCount } from '@/lib/shared/numbers/number-fields.schema';
import type { Language } from '@/lib/shared/site/languages';
import { bulkAmountSchema, bulkPercentSchema } from '@/lib/shared/stock/bulk-edit.schema';
import {
  backorderLimitSchema,
  taxClassSchema,
  typedWeightSchema,
} from '@/lib/shared/tools/shipping-fields.schema';
import { categorySchema, leadTimeDaysSchema, toolStateSchema } from '@/lib/shared/tools/tool-fields.schema';

/** An empty field that nobody has typed into is undefined. */
const orNull = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((typed) => typed ?? null, schema);

/** Only the field of the chosen kind is validated. */
export const bulkFormSchema = (language: Language) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('percent'), percent: bulkPercentSchema }),
    z.object({ kind: z.literal('amount'), amount: bulkAmountSchema }),
    z.object({ kind: z.literal('state'), state: toolStateSchema }),
    z.object({ kind: z.literal('category'), category: categorySchema.min(1, issue('invalid')) }),
    z.object({
      kind: z.literal('leadTimeDays'),
      leadTimeDays: orNull(typedCount(leadTimeDaysSchema, language)),
    }),
    z.object({
      kind: z.literal('backorderLimit'),
      backorderLimit: orNull(typedCount(backorderLimitSchema, language)),
    }),
    z.object({ kind: z.literal('taxClass'), taxClass: orNull(taxClassSchema) }),
    z.object({ kind: z.literal('weightGrams'), weightGrams: orNull(typedWeightSchema(language)) }),
    z.object({
      kind: z.literal('bulky'),
      bulky: z.enum(['true', 'false']).transform((answer) => answer === 'true'),
    }),
  ]);
