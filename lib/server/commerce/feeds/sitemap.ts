import { shop } from '#shop';
import { publicPages } from '@/lib/server/commerce/pages/public-pages';
import {
  countToolAddressParts,
  listToolAddresses,
  type ToolAddress,
} from '@/lib/server/commerce/tools/read/tool-names';
import { type CostlyFile, costlyFile } from '@/lib/server/platform/cache/costly-files';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { createPause, mapInSteps } from '@/lib/server/platform/work-in-steps';
import { xmlDocument, xmlText } from '@/lib/server/platform/xml';
import { AppError } from '@/lib/shared/messages/errors';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { languageAlternates, type PagePath, pathIn } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { sitemapPartPath } from '@/lib/shared/tools/catalogue/feeds';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

const PUBLIC_PAGES: readonly string[] = [
  ROUTES.home,
  ROUTES.tools,
  ...(shop.pages.reviews ? [ROUTES.review] : []),
  ...(shop.pages.portfolio ? [ROUTES.portfolio] : []),
  ...(shop.pages.blog ? [ROUTES.blog] : []),
  ROUTES.contact,
  ROUTES.quote,
  ...(shop.pages.quickOrder ? [ROUTES.quickOrder] : []),
  ROUTES.login,
  ROUTES.register,
];

function absolute(path: string): string {
  return xmlText(new URL(path, siteOrigin()).href);
}

/**
 * An index of parts (https://www.sitemaps.org/protocol.html). Not a metadata route: `generateSitemaps` of Next.js
 * creates parts without an index, and responds with 500 instead of 503 and `Retry-After` while the database is
 * unreachable.
 */
export async function sitemapIndex(): Promise<string> {
  const toolParts = await countToolAddressParts();
  const parts = ['pages', ...Array.from({ length: toolParts }, (_, index) => `tools-${index + 1}`)];
  const entries = parts.map((part) => `<sitemap><loc>${absolute(sitemapPartPath(part))}</loc></sitemap>`);
  return `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

type PartlyLocalPage = { path: PagePath; languages: readonly Language[] };

/**
 * One entry per language, each with all languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 */
function entriesOf({ path, languages }: PartlyLocalPage, more = ''): string[] {
  const inEach = Object.entries(languageAlternates(path, languages)).map(
    ([hreflang, address]) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(address)}"/>`,
  );
  return languages.map(
    (language) => `<url><loc>${absolute(pathIn(path, language))}</loc>${more}${inEach.join('')}</url>`,
  );
}

/** Pages of the shop's own, each with the languages that it is written in. */
async function ownPages(): Promise<PartlyLocalPage[]> {
  return (await publicPages()).map(({ slug, titles }) => ({
    path: ROUTES.ownPage(slug),
    languages: LANGUAGES.all.filter((language) => titles[language] !== undefined),
  }));
}

async function toolEntries(part: number): Promise<string[]> {
  const tools = await listToolAddresses(part);
  const entryOf = ({ slugs, image, updatedAt }: ToolAddress) =>
    entriesOf(
      { path: inEachLanguage((language) => ROUTES.tool(slugs[language])), languages: LANGUAGES.all },
      `<lastmod>${updatedAt}</lastmod><image:image><image:loc>${absolute(image)}</image:loc></image:image>`,
    );
  return (await mapInSteps(tools, entryOf, createPause())).flat();
}

function urlSet(entries: readonly string[]): Uint8Array {
  const root = `<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}" xmlns:xhtml="${XHTML_NAMESPACE}">${entries.join('')}</urlset>`;
  return Buffer.from(xmlDocument(root));
}

/**
 * `pages`, or `tools-1` and on. `legalPages` is called again whenever one was edited. Throws `not-found` for an
 * unknown part, `too-many-requests`.
 */
export async function sitemapPart(
  name: string,
  legalPages: () => Promise<readonly PartlyLocalPage[]>,
): Promise<CostlyFile> {
  if (name === 'pages') {
    const versions = [await publicVersion('legal-pages'), await publicVersion('pages')].join();
    return costlyFile('sitemap pages', versions, async () => {
      const pages = PUBLIC_PAGES.map((path) => ({ path, languages: LANGUAGES.all }));
      return urlSet(
        [...pages, ...(await ownPages()), ...(await legalPages())].flatMap((page) => entriesOf(page)),
      );
    });
  }
  const number = Number(/^tools-([1-9]\d{0,5})$/.exec(name)?.[1]);
  if (!(number <= (await countToolAddressParts()))) throw new AppError('not-found');
  return costlyFile(`sitemap ${number}`, await publicVersion('tools'), async () =>
    urlSet(await toolEntries(number)),
  );
}
