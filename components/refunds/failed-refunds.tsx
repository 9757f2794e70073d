import { useLanguage } from '#use-language';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { Notice } from '@/components/ui/notice';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Refund } from '@/lib/shared/payments/returned-money.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FailedRefundActions } from './failed-refund-actions';

type FailedRefundNoticeProps = {
  refund: Refund;
  texts: Texts['orderPage']['refunds'];
  confirm: ConfirmTexts;
};

export function FailedRefundNotice({ refund, texts, confirm }: FailedRefundNoticeProps) {
  const language = useLanguage();
  const { failure, canRetry } = refund;
  const { resolutions } = texts;
  const amount = formatDollars(failure?.amount ?? refund.amount, language);
  return (
    <Notice tone="danger">
      <div className="grid gap-3">
        <div className="grid gap-1">
          <p className="font-semibold">{fillText(resolutions.heading, { amount })}</p>
          <p>
            {failure ? (
              <>
                <Moment at={failure.at} text={resolutions.text} /> {texts.failures[failure.reason]}
              </>
            ) : (
              resolutions.tooMuch
            )}
          </p>
          {canRetry ? null : <p>{resolutions.atProvider}</p>}
        </div>
        <FailedRefundActions refund={refund} texts={texts} confirm={confirm} />
      </div>
    </Notice>
  );
}

type FailedRefundsLinkProps = {
  count: number;
  href: string;
  texts: Texts['orderPage']['refunds']['resolutions'];
};

export function FailedRefundsLink({ count, href, texts }: FailedRefundsLinkProps) {
  const language = useLanguage();
  if (count === 0) return null;
  const counted =
    count === 1 ? texts.count.one : fillText(texts.count.many, { count: formatNumber(count, language) });
  return (
    <Notice tone="danger">
      {counted}{' '}
      <Link href={href} className="font-semibold underline underline-offset-4">
        {texts.show}
      </Link>
    </Notice>
  );
}
