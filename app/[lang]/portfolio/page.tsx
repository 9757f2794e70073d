import { Mail } from 'lucide';
import type { Metadata } from 'next';
import { shop } from '#shop';
import { PageList } from '@/components/pages/own-page';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/components/ui/page-head';
import { env } from '@/lib/server/platform/config/env';
import { fieldOf } from '@/lib/server/platform/shop/markdown-file';
import { hasContent, readContent } from '@/lib/server/platform/shop-content';
import { renderMarkdown } from '@/lib/shared/markdown/render-markdown';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { listedPages } from '../listed-pages';
import { pageMetadata } from '../page-metadata';
import { requirePage } from '../require-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  requirePage('portfolio');
  const language = languageOf((await params).lang);
  if (await isListAlone(language)) {
    const { portfolio } = textsFor(language).shell.header;
    return pageMetadata({ path: ROUTES.portfolio, title: portfolio, description: portfolio });
  }
  const content = readContent(language, 'portfolio');
  return pageMetadata({
    path: ROUTES.portfolio,
    title: fieldOf(content, 'title'),
    description: fieldOf(content, 'text'),
  });
}

/** Returns whether there are entries, as pages of their own, and no content/<language>/portfolio.md. */
async function isListAlone(language: Language): Promise<boolean> {
  return !hasContent(language, 'portfolio') && (await listedPages('portfolio', language)).length > 0;
}

/** A page of the shop's own, from shop/content, before the entries that are pages of their own: its `fact` lines are "name | value". */
export default async function PortfolioPage({ params }: PageProps) {
  requirePage('portfolio');
  const language = languageOf((await params).lang);
  const entries = await listedPages('portfolio', language);
  const list =
    entries.length > 0 ? (
      <div className="shell pb-14">
        <PageList pages={entries} timeZone={env().STORE_TIME_ZONE} />
      </div>
    ) : null;
  if (await isListAlone(language)) {
    return (
      <>
        <PageHead title={textsFor(language).shell.header.portfolio} />
        <div className="pt-14">{list}</div>
      </>
    );
  }
  const content = readContent(language, 'portfolio');
  const heading = fieldOf(content, 'heading');
  const facts = (content.fields.get('fact') ?? []).map((fact) => fact.split(' | '));
  return (
    <>
      <PageHead eyebrow={fieldOf(content, 'eyebrow')} title={heading} text={fieldOf(content, 'text')}>
        <dl className="grid gap-3 border-accent-strong border-s-2 ps-5">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="font-medium text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </PageHead>
      <div className="shell grid grid-cols-[minmax(0,1fr)] justify-items-start gap-8 py-14">
        <div
          className="prose-text w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
          dangerouslySetInnerHTML={{ __html: renderMarkdown(content.markdown) }}
        />
        <a
          href={`mailto:${shop.contact.email}?subject=${encodeURIComponent(heading)}`}
          className={buttonStyles()}
        >
          <Icon node={Mail} />
          {fieldOf(content, 'contact')}
        </a>
      </div>
      {list}
    </>
  );
}
