import { z } from 'zod';
import { checkGroup, searchGroupFields, searchNamesSchema } from '@/lib/shared/catalogue/search-words.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';

/** A name a line. What is wrong with one of them is said of the field. */
const typedNames = z.string().transform((text, context) => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const names = searchNamesSchema.safeParse(lines);
  if (names.success) return names.data;
  context.addIssue({ code: 'custom', message: names.error.issues[0]?.message ?? '' });
  return z.NEVER;
});

/** The output is the body of `POST /api/search-word`. */
export const searchWordsFormSchema = z
  .object({
    language: z.enum(LANGUAGES.all),
    kind: searchGroupFields.kind,
    words: typedNames,
    to: typedNames,
  })
  // The field of what one-way words stand for is there for them alone.
  .transform((group) => (group.kind === 'means' ? group : { ...group, to: [] }))
  .superRefine(checkGroup);
