import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
    <details name="row" className="row-details">
      <summary>{fillText(texts.more, { count: formatNumber(lineCount - 1, language) })}</summary>
      <div>
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

type LineListProps = { lines: readonly Pick<OrderLine, 'toolId' | 'name' | 'quantity'>[] };

function LineList({ lines }: LineListProps) {
  const language = useLanguage();
  return (
    <ul className="grid gap-1.5 text-start">
      {lines.map(({ toolId, name, quantity }) => (
        <li key={toolId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-1.5">
          <span className="figures whitespace-nowrap text-muted">{formatNumber(quantity, language)} ×</span>
          <span className="wrap-anywhere text-ink">
            <MeasuredText text={name} />
          </span>
        </li>
      ))}
    </ul>
  );
}
