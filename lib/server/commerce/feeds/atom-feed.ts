import { shop } from '#shop';
import { languageOfPage, publicPages, publicTexts } from '@/lib/server/commerce/pages/public-pages';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { type BlogEntry, blogEntries } from '@/lib/server/platform/shop-content';
import { xmlText } from '@/lib/server/platform/xml';
import { renderMarkdown, renderWithPictures } from '@/lib/shared/markdown/render-markdown';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { shopTexts as german } from '@/lib/shared/texts/de/shop';
import { shopTexts as english } from '@/lib/shared/texts/en/shop';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { FEED_PATH } from '@/lib/shared/tools/catalogue/feeds';

const blogTextsIn = inLanguage({ en: english.blog, de: german.blog });

type Entry = { url: string; title: string; published: string; topic?: string; html: string };

/** What is written is HTML, which the feed contains escaped. */
function entry({ url, title, published, topic, html }: Entry): string {
  return [
    `<entry><id>${xmlText(url)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link href="${xmlText(url)}"/>`,
    `<published>${published}</published><updated>${published}</updated>`,
    ...(topic === undefined ? [] : [`<category term="${xmlText(topic)}"/>`]),
    `<content type="html">${xmlText(html)}</content></entry>`,
  ].join('');
}

/** A day begins at midnight. */
const momentOf = (published: string) => (published.includes('T') ? published : `${published}T00:00:00Z`);

function questionEntry(pageUrl: string, { slug, question, topic, published, markdown }: BlogEntry): Entry {
  const url = `${pageUrl}#${slug}`;
  return { url, title: question, published: momentOf(published), topic, html: renderMarkdown(markdown) };
}

/** Posts that are pages of their own; without a day they are in no order of time. */
async function postEntries(language: Language, urlOf: (path: string) => string): Promise<Entry[]> {
  const posts = (await publicPages()).filter(({ kind }) => kind === 'blog');
  const entries = posts.map(async ({ slug, published }): Promise<Entry[]> => {
    const page = await publicTexts(slug);
    const written = page?.texts[languageOfPage(page.texts, language)];
    if (!written || published === null) return [];
    const html = renderWithPictures(written.text);
    return [{ url: urlOf(ROUTES.ownPage(slug)), title: written.title, published: momentOf(published), html }];
  });
  return (await Promise.all(entries)).flat();
}

function alternates(language: Language, absolute: (path: string, language: Language) => string): string[] {
  return LANGUAGES.all
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<link rel="alternate" type="application/atom+xml" hreflang="${other}" href="${xmlText(absolute(FEED_PATH, other))}"/>`,
    );
}

/** Newest first (RFC 4287). Next.js has no metadata route for feeds. */
export async function atomFeed(language: Language): Promise<string> {
  const blog = blogTextsIn(language);
  const absolute = (path: string, of: Language) => new URL(localPath(path, of), siteOrigin()).href;
  const pageUrl = absolute(ROUTES.blog, language);
  const questions = blogEntries(language).map((question) => questionEntry(pageUrl, question));
  const posts = await postEntries(language, (path) => absolute(path, language));
  const entries = [...posts.toReversed(), ...questions]
    .sort((one, other) => one.published.localeCompare(other.published))
    .toReversed();
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xmlText(pageUrl)}</id>`,
    `<title>${xmlText(`${shop.name}: ${blog.heading}`)}</title>`,
    `<subtitle>${xmlText(blog.text)}</subtitle>`,
    `<updated>${entries[0]?.published ?? '1970-01-01T00:00:00Z'}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(absolute(FEED_PATH, language))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${xmlText(pageUrl)}"/>`,
    ...alternates(language, absolute),
    `<author><name>${xmlText(shop.name)}</name></author>`,
    ...entries.map(entry),
    '</feed>',
  ].join('');
}
