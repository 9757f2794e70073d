import { z } from 'zod';
import { categoryFields, keySpecsSchema, newCategorySchema } from '@/lib/shared/categories/category.schema';
import { typedCount } from '@/lib/shared/numbers/number-fields.schema';
import type { Language } from '@/lib/shared/site/languages';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The output is the body of `POST /api/category`. */
export function categoryFormSchema(language: Language) {
  return newCategorySchema.extend({
    order: z.preprocess(
      (value) => (value === '' ? undefined : value),
      typedCount(categoryFields.order, language).optional(),
    ),
    keySpecs: z.string().transform(linesOf).pipe(keySpecsSchema),
  });
}
