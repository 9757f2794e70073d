import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shop } from '#shop';
import { OwnPage } from '@/components/pages/own-page';
import { languageOfPage, publicPages, publicTexts } from '@/lib/server/commerce/pages/public-pages';
import { env } from '@/lib/server/platform/config/env';
import { plainText } from '@/lib/shared/markdown/render-markdown';
import { LANGUAGES, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

/** Each is built at its first visit: the build has no database. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

type PageProps = { params: Promise<{ lang: string; slug: string }> };

const DESCRIPTION_LENGTH = 160;

/** What is at the address. Only addresses of pages lead here (serving/addresses/address-kind.ts), unless one went just now. */
async function pageAt({ params }: PageProps) {
  const { lang, slug } = await params;
  const language = languageOf(lang);
  const page = (await publicPages()).find((each) => each.slug === slug);
  const { texts, sizes } = (page && (await publicTexts(slug))) ?? {};
  const writtenIn = languageOfPage(texts ?? {}, language);
  const written = texts?.[writtenIn];
  if (!page || !texts || !sizes || !written) notFound();
  return {
    page,
    language,
    writtenIn,
    written,
    sizes,
    languages: LANGUAGES.all.filter((each) => texts[each]),
  };
}

function descriptionOf(text: string): string {
  const plain = plainText(text).replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { page, language, writtenIn, written, languages } = await pageAt(props);
  const metadata = await pageMetadata({
    path: ROUTES.ownPage(page.slug),
    title: written.title,
    description: descriptionOf(written.text),
    languages,
  });
  // The same text is at the address of its language.
  return writtenIn === language ? metadata : { ...metadata, robots: { index: false } };
}

export default async function OwnPagePage(props: PageProps) {
  const { page, language, writtenIn, written, sizes } = await pageAt(props);
  const { kind, published } = page;
  return (
    <OwnPage
      kind={kind}
      {...written}
      sizes={sizes}
      writtenIn={writtenIn}
      published={published}
      timeZone={env().STORE_TIME_ZONE}
      hasList={kind !== 'page' && shop.pages[kind]}
      texts={textsFor(language).ownPages}
    />
  );
}
