import { z } from 'zod';
import type { editToolSchema } from '@/lib/shared/schemas/tool';
import {
  categorySchema,
  documentsSchema,
  leadTimeDaysSchema,
  lowStockBelowSchema,
  moqSchema,
  packsSchema,
  picturesSchema,
  priceSchema,
  skuSchema,
  specsSchema,
  stepSchema,
  toolDescriptionSchema,
  toolNameSchema,
  toolStateSchema,
} from '@/lib/shared/schemas/tool-fields';
import { toolRuleIssues } from '@/lib/shared/tool-rules';

/** The rules of the editor: those of `PATCH /api/tool/{id}`, every field required. */
export const editorSchema = z
  .object({
    sku: skuSchema,
    name: toolNameSchema,
    description: toolDescriptionSchema,
    category: categorySchema,
    price: priceSchema,
    moq: moqSchema,
    step: stepSchema,
    lowStockBelow: lowStockBelowSchema,
    leadTimeDays: leadTimeDaysSchema,
    packs: packsSchema,
    specs: specsSchema,
    pictures: picturesSchema,
    documents: documentsSchema,
    state: toolStateSchema,
    // An empty one is no successor.
    successorId: z.string().transform((id) => (id === '' ? null : id)),
  })
  .superRefine((tool, context) => {
    for (const [field, [code = 'invalid']] of Object.entries(toolRuleIssues(tool)))
      context.addIssue({ code: 'custom', path: field.split('.'), message: code });
  });

export type CheckedTool = z.output<typeof editorSchema>;
export type ToolEdit = z.input<typeof editToolSchema>;
