import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/states/notice';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RefundTroubleProps = {
  order: Pick<Order, 'refundFailedAt' | 'refundNotes'>;
  texts: Texts['orderPage']['refundTrouble'];
};

/** For a buyer whose refund the bank returned; renders nothing for other orders. */
export function RefundTrouble({ order, texts }: RefundTroubleProps) {
  const language = useLanguage();
  const failed = order.refundNotes?.findLast(({ what }) => what === 'failed');
  if (!order.refundFailedAt || !failed) return null;
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        {fillText(texts.heading, { amount: formatDollars(failed.amount, language) })}
      </p>
      <p className="mt-1">
        {texts.text}{' '}
        <Link href={ROUTES.contact} className="font-medium underline underline-offset-4">
          {texts.contact}
        </Link>
      </p>
    </Notice>
  );
}
