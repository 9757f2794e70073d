import { shop } from '#shop';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { type BlogEntry, blogEntries } from '@/lib/server/platform/shop-content';
import { xmlText } from '@/lib/server/platform/xml';
import { renderMarkdown } from '@/lib/shared/markdown/render-markdown';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { shopTexts as german } from '@/lib/shared/texts/de/shop';
import { shopTexts as english } from '@/lib/shared/texts/en/shop';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { FEED_PATH } from '@/lib/shared/tools/catalogue/feeds';

const blogTextsIn = inLanguage({ en: english.blog, de: german.blog });

/** The answer is HTML, which the feed contains escaped. */
function entry(pageUrl: string, question: BlogEntry): string {
  const url = xmlText(`${pageUrl}#${question.slug}`);
  const published = `${question.published}T00:00:00Z`;
  return [
    `<entry><id>${url}</id>`,
    `<title>${xmlText(question.question)}</title>`,
    `<link href="${url}"/>`,
    `<published>${published}</published><updated>${published}</updated>`,
    `<category term="${xmlText(question.topic)}"/>`,
    `<content type="html">${xmlText(renderMarkdown(question.markdown))}</content></entry>`,
  ].join('');
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
export function atomFeed(language: Language): string {
  const blog = blogTextsIn(language);
  const absolute = (path: string, of: Language) => new URL(localPath(path, of), siteOrigin()).href;
  const pageUrl = absolute(ROUTES.blog, language);
  const questions = blogEntries(language).toReversed();
  return [
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xmlText(pageUrl)}</id>`,
    `<title>${xmlText(`${shop.name}: ${blog.heading}`)}</title>`,
    `<subtitle>${xmlText(blog.text)}</subtitle>`,
    `<updated>${questions[0]?.published ?? '1970-01-01'}T00:00:00Z</updated>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(absolute(FEED_PATH, language))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${xmlText(pageUrl)}"/>`,
    ...alternates(language, absolute),
    `<author><name>${xmlText(shop.name)}</name></author>`,
    ...questions.map((question) => entry(pageUrl, question)),
    '</feed>',
  ].join('');
}
