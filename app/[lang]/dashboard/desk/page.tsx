import type { Metadata } from 'next';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BuyerDesk } from '@/components/desk/buyer-desk';
import { ShopDesk } from '@/components/desk/shop-desk';
import { type AddressQuery, readListQuery } from '@/lib/client/page/list-query';
import { readDesk } from '@/lib/server/commerce/desk/read-desk';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { mayCall } from '@/lib/server/identity/permissions';
import { countDisabledEndpoints } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { DESK_KINDS } from '@/lib/shared/desk/desk.schema';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';
import { readBuyerFacts } from './buyer-facts';
import { readShopFacts } from './shop-facts';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const addressSchema = z.object({ kind: z.enum(DESK_KINDS).optional() });

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).desk.title };
}

export default async function DeskPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const [texts, language] = [textsFor(lang), languageOf(lang)];
  const { kind } = readListQuery(addressSchema, await searchParams);
  const actor = await requireMember(ROUTES.desk);
  const today = shopDay();
  const shown = await inLanguage(language, async () => {
    const reading = readDesk(actor, () => countDisabledEndpoints(actor));
    if (mayCall(actor, 'admin')) {
      const [desk, facts] = await Promise.all([reading, readShopFacts(actor, texts)]);
      return <ShopDesk facts={{ ...desk, ...facts }} today={today} texts={texts} />;
    }
    const [desk, facts] = await Promise.all([reading, readBuyerFacts(actor)]);
    const requests = desk.requests ?? { count: 0, entries: [] };
    return (
      <BuyerDesk
        facts={{ ...desk, ...facts, requests }}
        only={kind}
        today={today}
        language={language}
        texts={texts}
      />
    );
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <DashboardHead heading={texts.desk.heading} />
      {shown}
    </div>
  );
}
