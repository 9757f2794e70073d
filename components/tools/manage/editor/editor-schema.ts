import { z } from 'zod';
import { filledRows } from '@/lib/shared/calls/fields.schema';
import { typedCount } from '@/lib/shared/numbers/number-fields.schema';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import {
  backorderLimitSchema,
  bulkySchema,
  calibrationMonthsSchema,
  serialisedSchema,
  taxClassSchema,
  typedWeightSchema,
} from '@/lib/shared/tools/shipping-fields.schema';
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
  stepSchema,
  toolDescriptionSchema,
  toolNameSchema,
  toolStateSchema,
  typedPacksSchema,
  typedSpecsSchema,
} from '@/lib/shared/tools/tool-fields.schema';
import { refineToolRules } from '@/lib/shared/tools/tool-rules';
import { type ToolTextsInput, toolTextsSchema } from '@/lib/shared/tools/tool-texts.schema';

/** Rows of files with their texts in other languages, apart from each other. */
function rowsWithTexts<Row extends { url: string }, Typed>(schema: z.ZodType<Row[], Typed[]>) {
  const rows = z
    .array(z.looseObject({ url: z.string(), texts: z.record(z.string(), z.string()) }))
    .transform((typed, context) => {
      const parsed = schema.safeParse(typed.map(({ texts: _texts, ...row }) => row));
      if (parsed.success) return { rows: parsed.data, typed };
      for (const { path, message } of parsed.error.issues)
        context.addIssue({ code: 'custom', path: [...path], message });
      return z.NEVER;
    });
  return filledRows(rows, ['url', 'alt', 'title', 'texts']);
}

type Typed = { typed: readonly { url: string; texts: Record<string, string> }[] };

function textsOfRows(texts: ToolTextsInput, pictures: Typed, documents: Typed): ToolTextsInput {
  const entries = OTHER_LANGUAGES.map((language) => {
    const byAddress = ({ typed }: Typed) =>
      Object.fromEntries(typed.map((row) => [row.url, (row.texts[language] ?? '').trim()]));
    const files = { pictureAlts: byAddress(pictures), documentTitles: byAddress(documents) };
    return [language, { ...texts[language], ...files }];
  });
  return Object.fromEntries(entries);
}

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
      taxClass: taxClassSchema,
      weightGrams: typedWeightSchema(language),
      bulky: bulkySchema,
      backorderLimit: typedCount(backorderLimitSchema, language),
      serialised: serialisedSchema,
      calibrationMonths: typedCount(calibrationMonthsSchema, language),
      packs: typedPacksSchema(language),
      specs: typedSpecsSchema(language),
      pictures: rowsWithTexts(picturesSchema),
      documents: rowsWithTexts(documentsSchema),
      texts: toolTextsSchema,
      state: toolStateSchema,
      // Empty for no successor.
      successorId: z.string().transform((id) => (id === '' ? null : id)),
    })
    .superRefine(refineToolRules)
    .transform(({ pictures, documents, texts, ...tool }) => ({
      ...tool,
      pictures: pictures.rows,
      documents: documents.rows,
      texts: textsOfRows(texts, pictures, documents),
    }));

export type CheckedTool = z.output<ReturnType<typeof editorSchema>>;
export type ToolEdit = z.input<typeof editToolSchema>;
