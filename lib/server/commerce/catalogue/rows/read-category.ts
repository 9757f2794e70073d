import 'server-only';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { categorySchema } from '@/lib/shared/tools/tool-fields.schema';

/** Whether a tool may be in a category with this address. */
function isCategory(slug: string): boolean {
  return slug !== '' && categorySchema.safeParse(slug).success;
}

/** Returns the address of the category that a text is, or names in any language; null for none. */
export function readCategory(text: string): string | null {
  const named = text.trim().toLowerCase();
  for (const language of LANGUAGES.all)
    for (const [slug, { name }] of Object.entries(textsFor(language).catalogue.categories))
      if (name.toLowerCase() === named) return slug;
  return isCategory(named) ? named : null;
}
