import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { OrderLine } from '@/lib/shared/orders/order.schema';

type LineListProps = { lines: readonly Pick<OrderLine, 'toolId' | 'name' | 'quantity'>[] };

export function LineList({ lines }: LineListProps) {
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
