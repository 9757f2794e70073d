import { z } from 'zod';
import {
  checkGroup,
  LEADING_KINDS,
  searchGroupFields,
  searchNamesSchema,
} from '@/lib/shared/search-words/search-words.schema';
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
    objects: typedNames,
    to: typedNames,
  })
  // The fields of what words lead to, and of what is worked on, are there for some kinds alone.
  .transform((group) => ({
    ...group,
    objects: group.kind === 'need' ? group.objects : [],
    to: LEADING_KINDS.includes(group.kind) ? group.to : [],
  }))
  .superRefine(checkGroup);
