import type { Metadata } from 'next';
import { ShipsOnCards } from '@/components/shipping/ships-on-cards';
import { CatalogueScreen } from '@/components/tools/catalogue-screen';
import { browseCategory } from '@/lib/server/commerce/catalogue/browse-tools';
import { shippingCalendar } from '@/lib/server/commerce/shipping/shipping-calendar';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { catalogueMetadata } from './catalogue-metadata';

/** PUBLIC_MAX_AGE_SECONDS; Next.js reads this value without running the file. */
export const revalidate = 600;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { total } = await browseCategory();
  return catalogueMetadata({}, total);
}

/** The first page of all tools, for addresses without parameters (next.config.ts). */
export default async function ToolsPage({ params }: PageProps) {
  const texts = textsFor((await params).lang);
  return (
    <>
      <ShipsOnCards calendar={shippingCalendar()} texts={pick(texts.shipping, 'today', 'on')} />
      <CatalogueScreen query={{}} result={await browseCategory()} texts={texts} />
    </>
  );
}
