import { shop } from '#shop';
import { findDelivery } from '@/lib/server/commerce/shipments/store-shipment';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { makePdf } from '@/lib/server/platform/pdf/pdf-page';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { numberPages, packingTextsIn } from './list-page';
import { slipFooter, writeSlip } from './packing-papers';

/**
 * What left with a shipment, with its serial numbers, and what of its lines was still to come then: the same bytes at each download,
 * until more serial numbers are added or the account of the buyer is closed.
 */
export function drawDeliveryNote(
  order: OrderDocument,
  { number, lines, shippedOn, at }: ShipmentDocument,
  timeZone: string,
): Promise<Buffer> {
  const { language } = order;
  const packing = packingTextsIn(language);
  const title = fillText(packing.deliveryNote, { number });
  const facts = { title, author: shop.name, subject: order.number, language, createdAt: at };
  return makePdf(facts, function* (pdf) {
    yield* writeSlip(pdf, order, {
      title,
      facts: [
        [packing.shipped, formatDay(shippedOn, language, 'UTC')],
        [packing.order, order.number],
        [packing.placed, formatDay(order.placedAt.toISOString(), language, timeZone)],
      ],
      units: lines.map(({ toolId, quantity: units, openAfter, serials }) => ({
        ...{ toolId, units, serials },
        ...(openAfter > 0 && {
          note: fillText(packing.stillToCome, { count: formatNumber(openAfter, language) }),
        }),
      })),
    });
    numberPages(pdf, [{ start: 0, text: slipFooter({ number, language }) }]);
  });
}

/** Without a number, that of the last shipment. */
export async function deliveryNotePdf(
  order: OrderDocument,
  number?: string,
): Promise<{ number: string; pdf: Buffer } | null> {
  const shipment = await findDelivery(order._id, number);
  if (!shipment) return null;
  return { number: shipment.number, pdf: await drawDeliveryNote(order, shipment, env().STORE_TIME_ZONE) };
}
