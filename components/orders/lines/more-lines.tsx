import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LineList } from './line-list';

type MoreLinesProps = {
  order: {
    lines: readonly Pick<Order['lines'][number], 'toolId' | 'name' | 'quantity'>[];
    lineCount: number;
  };
  href: string;
  texts: Texts['orders'];
};

export function MoreLines({ order, href, texts }: MoreLinesProps): ReactNode {
  const language = useLanguage();
  const { lines, lineCount } = order;
  if (lineCount <= 1) return null;
  return (
    <details className="text-xs">
      <summary className="inline-block rounded-sm py-1 font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink">
        {fillText(texts.more, { count: formatNumber(lineCount - 1, language) })}
      </summary>
      <div className="mt-1 grid gap-2 border-line border-s-2 ps-3">
        <LineList lines={lines} />
        {lineCount > lines.length ? (
          <Link href={href} prefetch={false} className="w-fit py-1 font-medium text-ink underline">
            {fillText(texts.allLines, { count: formatNumber(lineCount, language) })}
          </Link>
        ) : null}
      </div>
    </details>
  );
}
