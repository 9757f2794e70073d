import { z } from 'zod';
import {
  type EditHome,
  type EditLinks,
  editHomeSchema,
  editLinksSchema,
} from '@/lib/shared/pages/site.schema';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/shared/site/languages';

const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(inEachLanguage(() => schema) as Record<Language, Schema>);

const homeBody = editHomeSchema.omit({ revision: true });
const linksBody = editLinksSchema.omit({ revision: true });

const section = homeBody.shape.sections.element;
const sectionTexts = section.shape.texts.unwrap().valueType;

/** The fields of the home page, each in every language, empty where nothing is written. */
export const homeFormSchema = z
  .object({
    sections: z.array(
      z.object({
        key: section.shape.key,
        isShown: z.boolean(),
        texts: inLanguages(sectionTexts.required()),
      }),
    ),
  })
  .transform(
    ({ sections }): Omit<EditHome, 'revision'> => ({
      sections: sections.map(({ key, isShown, texts }) => {
        const written = LANGUAGES.all.flatMap((language) => {
          const { heading, text } = texts[language];
          const own = { ...(heading && { heading }), ...(text && { text }) };
          return Object.keys(own).length > 0 ? [[language, own]] : [];
        });
        return { key, isHidden: !isShown, ...(written.length > 0 && { texts: Object.fromEntries(written) }) };
      }),
    }),
  );

/** Links with a label in each language, empty where the one in the default language stands in. */
export const linksFormSchema: z.ZodType<Omit<EditLinks, 'revision'>, LinksForm> = linksBody;

export type LinksForm = { links: { href: string; labels: Partial<Record<Language, string>> }[] };
export type HomeForm = z.input<typeof homeFormSchema>;
