import type { Metadata } from 'next';
import { PageHead } from '@/components/ui/page-head';
import { finishedLanguages, getLegalPage } from '@/lib/server/compliance/get-legal-page';
import { env } from '@/lib/server/platform/config/env';
import { formatDay } from '@/lib/shared/dates/dates';
import { renderMarkdown } from '@/lib/shared/markdown/render-markdown';
import { languageOf } from '@/lib/shared/site/languages';
import { hasPlaceholders, type LegalPageName } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

export async function legalMetadata(name: LegalPageName, lang: string): Promise<Metadata> {
  const language = languageOf(lang);
  const { legal } = textsFor(language);
  const { markdown } = await getLegalPage(name, language);
  const facts = {
    path: ROUTES.legalPage(name),
    title: legal.titles[name],
    description: legal.descriptions[name],
    languages: await finishedLanguages(name),
  };
  const metadata = await pageMetadata(facts);
  // A placeholder is not for search engines.
  return hasPlaceholders(markdown) ? { ...metadata, robots: { index: false } } : metadata;
}

type LegalPageProps = { name: LegalPageName; lang: string };

export async function LegalPage({ name, lang }: LegalPageProps) {
  const language = languageOf(lang);
  const { legal } = textsFor(language);
  const { markdown, editedAt } = await getLegalPage(name, language);
  return (
    <>
      <PageHead
        dense
        title={legal.titles[name]}
        {...(editedAt
          ? { text: fillText(legal.asOf, { day: formatDay(editedAt, language, env().STORE_TIME_ZONE) }) }
          : {})}
      />
      <div className="shell py-6 lg:py-10">
        <div
          className="prose-text"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
          dangerouslySetInnerHTML={{ __html: renderMarkdown(markdown) }}
        />
      </div>
    </>
  );
}
