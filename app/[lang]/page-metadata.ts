import type { Metadata } from 'next';
import { BRAND } from '@/lib/shared/brand';
import { FEED_PATH, SHARE_CARD } from '@/lib/shared/feeds';

type SharePicture = { url: string; width: number; height: number; alt: string };

export type PageFacts = {
  /** The page's public path; search engines keep this one of all addresses that show it. */
  path: string;
  title: string;
  description: string;
  /** The title is whole as it is; without this the shop's name follows it. */
  isWholeTitle?: boolean;
  /** What a link to the page shows elsewhere; the shop's own card unless told. */
  picture?: SharePicture;
};

/**
 * The head of a public page: title, description, canonical link, feed, and how a link to it looks elsewhere (Open Graph,
 * X). Addresses are paths here; the root layout says of which origin.
 */
export function pageMetadata(facts: PageFacts): Metadata {
  const { path, title, description, isWholeTitle = false } = facts;
  const picture = facts.picture ?? { ...SHARE_CARD, alt: `${BRAND.name}: ${BRAND.tagline}` };
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': FEED_PATH } },
    openGraph: {
      type: 'website',
      url: path,
      title,
      description,
      siteName: BRAND.name,
      locale: 'en_US',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
