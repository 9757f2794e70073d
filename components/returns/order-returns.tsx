import { CellLink } from '@/components/ui/tables/data-table';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ReturnStateBadge } from './return-state-badge';

type OrderReturnsProps = {
  returns: NonNullable<Order['returns']>;
  hrefOf: (id: string) => string;
  texts: Texts['orderPage']['returns'];
};

export function OrderReturns({ returns, hrefOf, texts }: OrderReturnsProps) {
  return (
    <ul aria-label={texts.heading} className="grid gap-2 text-sm">
      {returns.map(({ _id, number, state }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <CellLink href={hrefOf(_id)} isNumber>
            {number}
          </CellLink>
          <ReturnStateBadge state={state} texts={texts.states} />
        </li>
      ))}
    </ul>
  );
}
