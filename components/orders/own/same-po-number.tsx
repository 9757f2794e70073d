import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SamePoNumberProps = {
  order: Pick<Order, 'poNumber' | 'samePoNumber'>;
  hrefOf: (id: string) => string;
  texts: Texts['orderPage']['samePoNumber'];
};

/** Other orders with the same PO number: this one may have been placed twice. */
export function SamePoNumber({ order, hrefOf, texts }: SamePoNumberProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { poNumber = '', samePoNumber = [] } = order;
  if (samePoNumber.length === 0) return null;
  return (
    <Notice tone="info">
      {fillText(samePoNumber.length === 1 ? texts.one : texts.many, { number: poNumber })}{' '}
      <span className="inline-flex flex-wrap gap-x-3">
        {samePoNumber.map(({ _id, number, placedAt }) => (
          <Link key={_id} href={hrefOf(_id)} className="font-semibold underline underline-offset-4">
            {fillText(texts.placed, { order: number, date: formatDay(placedAt, language, timeZone) })}
          </Link>
        ))}
      </span>
    </Notice>
  );
}
