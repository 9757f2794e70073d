import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/states/notice';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
