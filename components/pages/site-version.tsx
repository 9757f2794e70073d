import { Badge } from '@/components/ui/badge';
import type { SiteVersion as Version } from '@/lib/shared/pages/site.schema';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SiteVersionProps = { version: Version; texts: Texts['ownPages']['site'] };

/** What a version of home page, menu or footer has, to read. */
export function SiteVersion({ version, texts }: SiteVersionProps) {
  if ('sections' in version) return <Sections sections={version.sections} texts={texts} />;
  if (version.links.length === 0) return <p className="text-muted">{texts.noLinks}</p>;
  return (
    <ol className="grid gap-4">
      {version.links.map(({ href, labels }) => (
        <li key={href} className="grid gap-1">
          <InLanguages of={(language) => labels[language]} isStrong />
          <span className="wrap-anywhere text-muted text-sm">{href}</span>
        </li>
      ))}
    </ol>
  );
}

type SectionsProps = {
  sections: Extract<Version, { sections: unknown }>['sections'];
  texts: SiteVersionProps['texts'];
};

function Sections({ sections, texts }: SectionsProps) {
  return (
    <ol className="grid gap-4">
      {sections.map(({ key, isHidden, texts: written }) => (
        <li key={key} className="grid gap-1">
          <span className="flex flex-wrap items-baseline gap-x-2 font-semibold text-ink">
            {texts.sections[key]}
            {isHidden ? <Badge>{texts.isHidden}</Badge> : null}
          </span>
          <InLanguages of={(language) => written?.[language]?.heading} isStrong={false} />
          <InLanguages of={(language) => written?.[language]?.text} isStrong={false} />
        </li>
      ))}
    </ol>
  );
}

type InLanguagesProps = {
  of: (language: (typeof LANGUAGES.all)[number]) => string | undefined;
  isStrong: boolean;
};

/** What is written, a line for each language, with its name where the shop has several. */
function InLanguages({ of, isStrong }: InLanguagesProps) {
  return LANGUAGES.all.map((language) => {
    const written = of(language);
    return written ? (
      <span key={language} className="wrap-anywhere">
        <span lang={language} className={isStrong ? 'font-medium text-ink' : undefined}>
          {written}
        </span>
        {LANGUAGES.all.length > 1 ? (
          <span className="text-muted text-sm"> ({LANGUAGE_FACTS[language].name})</span>
        ) : null}
      </span>
    ) : null;
  });
}
