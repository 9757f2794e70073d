import type { ReactNode } from 'react';
import { Moment } from '@/components/ui/moment';
import { CellLink } from '@/components/ui/tables/data-table';
import type { Return } from '@/lib/shared/returns/return.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Facts = [term: string, value: ReactNode][];

type FactsContext = { orderHref: string | undefined; texts: Texts['returns']['facts'] };

/** What a return is about, and who asked for it. */
export function returnFacts(made: Return, { orderHref, texts }: FactsContext): Facts {
  const { orderNumber, shipmentNumber, requestedAt, requestedBy, byShop, note } = made;
  const by = byShop && !requestedBy ? texts.byShop : requestedBy && fillText(texts.by, { name: requestedBy });
  return [
    [
      texts.order,
      orderHref ? (
        <CellLink key="order" href={orderHref} isNumber>
          {orderNumber}
        </CellLink>
      ) : (
        orderNumber
      ),
    ],
    ...(shipmentNumber ? ([[texts.shipment, shipmentNumber]] as Facts) : []),
    [
      texts.requested,
      <span key="requested">
        <Moment at={requestedAt} className="figures" />
        {by ? `, ${by}` : null}
      </span>,
    ],
    ...(note ? ([[texts.message, note]] as Facts) : []),
  ];
}
