import { z } from 'zod';
import { typedCount } from '@/lib/shared/numbers/number-fields.schema';
import type { Language } from '@/lib/shared/site/languages';
import { newToolFields } from '@/lib/shared/tools/tool.schema';
import {
  leadTimeDaysSchema,
  moqSchema,
  skuSchema,
  stepSchema,
  toolQuantitySchema,
  typedPacksSchema,
  typedSpecsSchema,
} from '@/lib/shared/tools/tool-fields.schema';
import { refineToolRules } from '@/lib/shared/tools/tool-rules';

const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Product §5.2. The details are optional. */
export function toolFormFields(language: Language) {
  return newToolFields
    .pick({
      image: true,
      name: true,
      description: true,
      price: true,
      category: true,
      state: true,
    })
    .extend({
      moq: typedCount(moqSchema, language),
      quantity: typedCount(toolQuantitySchema, language),
      packs: typedPacksSchema(language).optional(),
      specs: typedSpecsSchema(language).optional(),
      sku: orEmpty(skuSchema),
      step: orEmpty(typedCount(stepSchema, language)),
      leadTimeDays: orEmpty(typedCount(leadTimeDaysSchema, language)),
    });
}

export function toolFormSchema(language: Language) {
  const fields = toolFormFields(language).extend({
    /** Beside `image`; the server checks them. */
    morePictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })).optional(),
  });
  return fields.superRefine(refineToolRules);
}

export type ToolFormInput = z.input<ReturnType<typeof toolFormSchema>>;
export type ToolFormOutput = z.output<ReturnType<typeof toolFormSchema>>;
