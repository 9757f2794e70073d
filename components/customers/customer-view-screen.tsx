import type { ReactNode } from 'react';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { Moment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/states/notice';
import { listHref } from '@/lib/shared/calls/list-query';
import { VIEW_PARTS, type ViewPart } from '@/lib/shared/customers/customer-view.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EndViewButton } from './end-view-button';

type CustomerViewScreenProps = {
  customer: { _id: string; name: string; email: string };
  until: string;
  show: ViewPart;
  /** Whether they belong to a company. */
  hasCompany: boolean;
  path: string;
  texts: Texts['customer']['view'];
  children: ReactNode;
};

export function CustomerViewScreen(props: CustomerViewScreenProps) {
  const { customer, until, show, hasCompany, path, texts, children } = props;
  return (
    <>
      <Notice tone="warning" className="sticky top-2 z-10">
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span>
            <strong className="wrap-anywhere">
              <Moment at={until} text={fillText(texts.banner, { name: customer.name })} />
            </strong>{' '}
            {texts.logged}
          </span>
          <EndViewButton userId={customer._id} email={customer.email} texts={{ end: texts.end }} />
        </span>
      </Notice>
      <FilterLinks
        label={texts.label}
        links={VIEW_PARTS.filter((each) => each !== 'company' || hasCompany).map((each) => ({
          key: each,
          label: texts.parts[each],
          href: listHref(path, { show: each === 'orders' ? undefined : each }),
          current: each === show,
        }))}
      />
      {children}
    </>
  );
}
