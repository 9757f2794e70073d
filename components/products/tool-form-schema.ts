import { z } from 'zod';
import { newToolFields } from '@/lib/shared/schemas/tool';
import { leadTimeDaysSchema, skuSchema, stepSchema } from '@/lib/shared/schemas/tool-fields';
import { toolRuleIssues } from '@/lib/shared/tool-rules';

/** A field that may be left empty. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** The fields of the form for a new tool (product §5.2); those of its details may be left out. */
export const toolFormFields = newToolFields
  .pick({
    image: true,
    name: true,
    description: true,
    price: true,
    moq: true,
    quantity: true,
    category: true,
    packs: true,
    specs: true,
    state: true,
  })
  .extend({ sku: orEmpty(skuSchema), step: orEmpty(stepSchema), leadTimeDays: orEmpty(leadTimeDaysSchema) });

/** The rules of the form for a new tool. */
export const toolFormSchema = toolFormFields.superRefine(({ moq, step = 1, packs = [] }, context) => {
  for (const [field, [code = 'invalid']] of Object.entries(toolRuleIssues({ moq, step, packs })))
    context.addIssue({ code: 'custom', path: field.split('.'), message: code });
});

export type ToolFormInput = z.input<typeof toolFormSchema>;
export type ToolFormOutput = z.output<typeof toolFormSchema>;
