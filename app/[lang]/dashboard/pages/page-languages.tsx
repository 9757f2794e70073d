import { FilterLinks } from '@/components/ui/links/filter-links';
import { listHref } from '@/lib/client/page/list-query';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PageLanguagesProps = {
  path: string;
  query: Record<string, string | number | undefined>;
  edited: Language;
  texts: Readonly<Partial<Record<Language, unknown>>>;
  own: Texts['ownPages'];
};

/** Which language of a page is edited; none where the shop has one. */
export function PageLanguages({ path, query, edited, texts, own }: PageLanguagesProps) {
  if (LANGUAGES.all.length === 1) return null;
  return (
    <FilterLinks
      label={own.languages}
      links={LANGUAGES.all.map((language) => {
        const { name } = LANGUAGE_FACTS[language];
        return {
          key: language,
          label: texts[language] ? name : fillText(own.untranslated, { language: name }),
          href: listHref(path, { ...query, in: language }),
          current: language === edited,
        };
      })}
    />
  );
}
