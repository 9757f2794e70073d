import { z } from 'zod';
import { typedCount } from '@/lib/shared/numbers/number-fields.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { editToolSchema } from '@/lib/shared/tools/tool.schema';
import {
  categorySchema,
  detailsSchema,
  documentsSchema,
  leadTimeDaysSchema,
  lowStockBelowSchema,
  moqSchema,
  picturesSchema,
  priceSchema,
  skuSchema,
  specsSchema,
  stepSchema,
  toolDescriptionSchema,
  toolNameSchema,
  toolStateSchema,
  typedPacksSchema,
} from '@/lib/shared/tools/tool-fields.schema';
import { toolRuleIssues } from '@/lib/shared/tools/tool-rules';

/** The rules of `PATCH /api/tool/{id}`, with every field required. */
export const editorSchema = (language: Language) =>
  z
    .object({
      sku: skuSchema,
      name: toolNameSchema,
      description: toolDescriptionSchema,
      details: detailsSchema,
      category: categorySchema,
      price: priceSchema,
      moq: typedCount(moqSchema, language),
      step: typedCount(stepSchema, language),
      lowStockBelow: typedCount(lowStockBelowSchema, language),
      leadTimeDays: typedCount(leadTimeDaysSchema, language),
      packs: typedPacksSchema(language),
      specs: specsSchema,
      pictures: picturesSchema,
      documents: documentsSchema,
      state: toolStateSchema,
      // Empty for no successor.
      successorId: z.string().transform((id) => (id === '' ? null : id)),
    })
    .superRefine((tool, context) => {
      for (const [field, [code = 'invalid']] of Object.entries(toolRuleIssues(tool)))
        context.addIssue({ code: 'custom', path: field.split('.'), message: code });
    });

export type CheckedTool = z.output<ReturnType<typeof editorSchema>>;
export type ToolEdit = z.input<typeof editToolSchema>;
