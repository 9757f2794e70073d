'use client';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { PANEL_LINK, PanelHead, panelTexts } from '@/components/dashboard/beside/panel-parts';
import type { Panel } from '@/components/dashboard/beside/rows-beside';
import { NewestOrders } from '@/components/orders/manage/newest-orders';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { EmailText } from '@/components/ui/measured-text';
import { FactList } from '@/components/ui/panel';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { StartViewButton } from './view-buttons';

async function read(id: string) {
  const [{ call, userCalls }, texts] = await Promise.all([
    loadContracts(() => import('@/lib/shared/customers/users.contract')),
    panelTexts(),
  ]);
  return { customer: await call(userCalls.getCustomer, { params: { id } }), texts };
}

type Data = Awaited<ReturnType<typeof read>>;

function CustomerContent({ data: { customer, texts } }: { data: Data }) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { _id, email, role, verified, phone, address, company, priceGroup, note, sums } = customer;
  const { customerNumber } = customer;
  const own = texts.customer;
  const dollars = (amount: number) => formatDollars(amount, language);
  return (
    <>
      <PanelHead href={ROUTES.customer(_id)} label={texts.panels.fullPage}>
        <Badge tone={verified ? 'success' : 'neutral'}>
          {verified ? texts.panels.verified : texts.panels.unverified}
        </Badge>
      </PanelHead>
      {role === 'customer' ? (
        <div>
          <StartViewButton userId={_id} email={email} size="sm" texts={own.view} />
        </div>
      ) : null}
      <FactList
        facts={[
          [
            texts.columns.email,
            <a key="email" href={`mailto:${email}`} className={PANEL_LINK}>
              <EmailText email={email} />
            </a>,
          ],
          ...(customerNumber ? [[own.number.label, customerNumber] as const] : []),
          ...(phone ? [[texts.company.facts.phone, phone] as const] : []),
          ...(address ? [[texts.panels.address, address] as const] : []),
          ...(company
            ? [
                [
                  own.company,
                  <Link
                    key="company"
                    href={COMPANY_ROUTES.managed(company._id)}
                    prefetch={false}
                    className={PANEL_LINK}
                  >
                    {company.name}
                  </Link>,
                ] as const,
              ]
            : []),
          ...(priceGroup ? [[own.list.columns.group, priceGroup] as const] : []),
          [own.since, formatDay(customer.createdAt, language, timeZone)],
          [own.sums.open, dollars(sums.open.value)],
          [own.sums.toShip, dollars(sums.toShip.value)],
          [own.sums.paid, dollars(sums.paid.value)],
          ...(note ? [[own.note, note] as const] : []),
        ]}
      />
      <NewestOrders orders={customer.orders} href={ROUTES.customer(_id)} texts={texts} />
    </>
  );
}

export const customerPanel: Panel<Data> = {
  read,
  titleOf: ({ customer }) => customer.name,
  Content: CustomerContent,
};
