import type { Metadata } from 'next';
import { PageList } from '@/components/pages/own-page';
import { StructuredData } from '@/components/shell/structured-data';
import { Badge } from '@/components/ui/badge';
import { PageHead } from '@/components/ui/page-head';
import { breadcrumbList, faqPage } from '@/lib/client/structured-data';
import { env } from '@/lib/server/platform/config/env';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { blogEntries } from '@/lib/server/platform/shop-content';
import { plainText, renderMarkdown } from '@/lib/shared/markdown/render-markdown';
import { languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { listedPages } from '../listed-pages';
import { pageMetadata } from '../page-metadata';
import { requirePage } from '../require-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { blog } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.blog, title: blog.title, description: blog.text });
}

export default async function BlogPage({ params }: PageProps) {
  requirePage('blog');
  const language = languageOf((await params).lang);
  const { blog, shell } = textsFor(language);
  const entries = blogEntries(language);
  const posts = await listedPages('blog', language);
  const origin = siteOrigin();
  const data = [
    faqPage(
      new URL(localPath(ROUTES.blog, language), origin).href,
      entries.map(({ slug, question, markdown }) => ({ slug, question, answer: plainText(markdown) })),
    ),
    breadcrumbList(origin, [
      { name: shell.header.home, path: localPath(ROUTES.home, language) },
      { name: shell.header.blog, path: localPath(ROUTES.blog, language) },
    ]),
  ];
  return (
    <>
      <StructuredData data={data} />
      <PageHead title={blog.heading} text={blog.text} />
      {posts.length > 0 ? (
        <div className="shell py-14">
          <PageList pages={posts} timeZone={env().STORE_TIME_ZONE} />
        </div>
      ) : null}
      {entries.length > 0 || posts.length === 0 ? (
        <div className="shell grid gap-12 py-14 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20">
          <nav
            aria-label={blog.contents}
            className="lg:sticky lg:top-(--below-header) lg:max-h-[calc(100dvh-9rem)] lg:self-start lg:overflow-y-auto"
          >
            <h2 className="eyebrow mb-4 text-muted">{blog.contents}</h2>
            <ol className="grid gap-1 border-line border-s text-sm">
              {entries.map(({ slug, question }) => (
                <li key={slug}>
                  <a
                    href={`#${slug}`}
                    className="block py-1.5 ps-4 leading-snug hover:text-ink hover:underline underline-offset-4"
                  >
                    {question}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid gap-16">
            {entries.map(({ slug, topic, question, markdown }) => (
              <article
                key={slug}
                id={slug}
                aria-labelledby={`${slug}-title`}
                className="grid scroll-mt-28 gap-4"
              >
                <p>
                  <Badge tone="accent">{topic}</Badge>
                </p>
                <h2
                  id={`${slug}-title`}
                  className="max-w-[32ch] font-extrabold text-title tracking-[-0.015em]"
                >
                  {question}
                </h2>
                <div
                  className="prose-text"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown, in which markup is text.
                  dangerouslySetInnerHTML={{ __html: renderMarkdown(markdown) }}
                />
              </article>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
