import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { Notice } from '@/components/ui/states/notice';
import { listHref } from '@/lib/shared/calls/list-query';
import { VIEW_PARTS, type ViewPart } from '@/lib/shared/customers/customer-view.schema';
import { formatMoment } from '@/lib/shared/dates/dates';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EndViewButton } from './end-view-button';

type CustomerViewScreenProps = {
  customer: { _id: string; name: string; email: string };
  until: string;
  show: ViewPart;
  path: string;
  texts: Texts['customer']['view'];
  children: ReactNode;
};

export function CustomerViewScreen(props: CustomerViewScreenProps) {
  const { customer, until, show, path, texts, children } = props;
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <>
      <Notice tone="warning" className="sticky top-2 z-10">
        <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span>
            <strong className="wrap-anywhere">
              {fillText(texts.banner, { name: customer.name, time: formatMoment(until, language, timeZone) })}
            </strong>{' '}
            {texts.logged}
          </span>
          <EndViewButton userId={customer._id} email={customer.email} texts={{ end: texts.end }} />
        </span>
      </Notice>
      <FilterLinks
        label={texts.label}
        links={VIEW_PARTS.map((each) => ({
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
