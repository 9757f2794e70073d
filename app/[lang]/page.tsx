import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { createElement, Fragment, type ReactNode } from 'react';
import { shop } from '#shop';
import { DeskStrip } from '@/components/desk/desk-strip';
import { ClientSays, ContactCall, Engineers, Statistics, WhoWeAre } from '@/components/home/about-us';
import { Categories, Hero, LatestTools } from '@/components/home/shop-window';
import { PricesForEveryone } from '@/components/prices/own-price';
import { StructuredData } from '@/components/shell/structured-data';
import { ShipsOnCards } from '@/components/shipments/ships-on-cards';
import { organizationAndSite } from '@/lib/client/structured-data';
import { homeSections } from '@/lib/server/commerce/pages/site-parts';
import { hasPricesForEveryone } from '@/lib/server/commerce/prices/prices-for';
import { listReviews } from '@/lib/server/commerce/reviews/read-reviews';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { toolLinks } from '@/lib/server/commerce/tools/read/tool-names';
import { countCategories } from '@/lib/server/commerce/tools/search/list-categories';
import { latestTools } from '@/lib/server/commerce/tools/search/list-tools';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import type { HomeSection } from '@/lib/shared/pages/site.schema';
import { isLanguage } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { homeTexts } from './home-texts';
import { pageMetadata } from './page-metadata';
import { cardsShipping } from './shipping-facts';

/** PUBLIC_MAX_AGE_SECONDS, as a literal for Next.js. */
export const revalidate = 600;

const LATEST_TOOLS = 9;
const LATEST_REVIEWS = 6;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { home, shell } = textsFor((await params).lang);
  return pageMetadata({
    path: ROUTES.home,
    title: fillText(home.title, { brand: shop.name }),
    description: fillText(shell.description, { brand: shop.name }),
    isWholeTitle: true,
  });
}

export default async function HomePage({ params }: PageProps) {
  const { lang } = await params;
  // A file that does not exist (/missing.png) reaches this page with its name as the language.
  if (!isLanguage(lang)) notFound();
  const sections = await homeSections();
  const storesOwn = textsFor(lang);
  const texts = { ...storesOwn, home: homeTexts(storesOwn.home, sections, lang) };
  const [tools, { categories, total }, named, { reviews }] = await Promise.all([
    latestTools(LATEST_TOOLS, lang),
    countCategories(),
    namedCategories(lang),
    listReviews({ limit: LATEST_REVIEWS }),
  ]);
  const reviewed = await toolLinks(new Set(reviews.flatMap(({ toolId }) => toolId ?? [])), lang);
  const parts: Record<HomeSection, ReactNode> = {
    hero: <Hero texts={texts.home.hero} />,
    categories: <Categories categories={categories} named={named} total={total} texts={texts} />,
    who: <WhoWeAre texts={texts.home.who} />,
    latest: <LatestTools tools={tools} total={total} texts={texts} />,
    statistics: <Statistics texts={texts.home.statistics} />,
    clients: shop.pages.reviews ? <ClientSays reviews={reviews} tools={reviewed} texts={texts} /> : null,
    engineers: shop.pages.engineers ? <Engineers texts={texts} /> : null,
    contact: <ContactCall texts={texts.home.contact} />,
  };
  const shown = sections.filter(({ isHidden }) => !isHidden).map(({ key }) => parts[key]);
  const ships = <ShipsOnCards {...cardsShipping(lang)} />;
  const prices = <PricesForEveryone exist={await hasPricesForEveryone()} />;
  const withFacts = shown.flatMap((part) => (part === parts.latest ? [ships, prices, part] : [part]));
  // As children that are written one by one, of which none needs a key.
  return createElement(
    Fragment,
    null,
    <StructuredData
      data={organizationAndSite(siteOrigin(), fillText(texts.shell.description, { brand: shop.name }))}
    />,
    <DeskStrip
      texts={pick(texts.desk, 'heading', 'signedOut', 'login')}
      hrefs={{ desk: ROUTES.desk, login: ROUTES.login }}
    />,
    ...withFacts,
  );
}
