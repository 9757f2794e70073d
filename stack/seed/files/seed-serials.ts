import type { Db } from 'mongodb';
import { shop } from '#shop';
import { contentHash } from '@/lib/server/commerce/files/content-hash';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaperRecord, SerialDocument } from '@/lib/server/platform/db/documents/serials';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { dayOf, shiftDay } from '@/lib/shared/dates/zoned-days';
import { dueAfter } from '@/lib/shared/serials/due-day';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { TOOL_EXTRAS } from '../../seed-data/demo/tool-extras';
import { type RoomTool, roomToolsOf } from '../../seed-data/demo/tool-room';
import type { SeedOrder } from '../../seed-data/types';
import { insertMissing } from '../insert-missing';
import { SEED_ADMIN_ID, seedId } from '../seed-documents';
import { drawText, storeFile } from './seed-files';

type Sold = { orders: readonly OrderDocument[]; shipments: readonly ShipmentDocument[]; now: Date };

const timeZone = () => process.env.STORE_TIME_ZONE || shop.timeZone;

/** As they ship; without papers. */
function serialDocument(
  tool: RoomTool,
  {
    toolSlug,
    order,
    shipment,
    now,
  }: Sold & { toolSlug: string; order: OrderDocument; shipment: ShipmentDocument },
): SerialDocument | null {
  const line = shipment.lines.find(({ serials }) => serials?.includes(tool.serial));
  if (!line) return null;
  const { serial, calibrated, note, isRetired } = tool;
  const { buyerId, companyId, _id: orderId, number: orderNumber } = order;
  const calibratedOn = shiftDay(dayOf(now, timeZone()), { days: -calibrated });
  const dueOn = dueAfter(calibratedOn, TOOL_EXTRAS[toolSlug]?.calibrationMonths);
  return {
    _id: seedId(`serial:${serial}`),
    ...{ toolId: line.toolId, sku: line.sku, name: line.name, serial, key: serialKeyOf(serial) },
    ...{ holderId: companyId ?? buyerId, buyerId },
    ...(companyId ? { companyId } : {}),
    ...{ orderId, orderNumber, shipmentId: shipment._id, shippedOn: shipment.shippedOn, calibratedOn },
    ...(dueOn ? { dueOn } : {}),
    ...(note ? { holderNote: note } : {}),
    ...(isRetired ? { retired: true } : {}),
    papers: [],
    createdAt: shipment.at,
  };
}

/** The days of its certificates: one from before it shipped, and a newer one where it was calibrated since. */
function calibrations({ calibratedOn = '', shippedOn = '' }: SerialDocument): string[] {
  const atTheWorks = shiftDay(shippedOn, { days: -3 });
  return calibratedOn > shippedOn ? [atTheWorks, calibratedOn] : [calibratedOn];
}

async function certificate(db: Db, serial: SerialDocument, day: string): Promise<PaperRecord> {
  const { _id, sku, name: toolName, serial: number } = serial;
  const title = `Calibration certificate ${day.slice(2, 4)}-${number.slice(-4)}`;
  const content = await drawText({
    title,
    sections: [
      ['Tool', `${toolName}, ${sku}, serial number ${number}`],
      [
        'Calibrated',
        `On ${day}, at 20 °C ± 1 °C, against a reference standard that is traceable to national standards.`,
        'All measured deviations are within the tolerance of the tool. Measurement uncertainty is given with a coverage factor of k = 2.',
      ],
      ['Specimen', 'This certificate belongs to the demo: nothing was measured.'],
    ],
  });
  const name = `paper-${contentHash(content)}.pdf`;
  const at = new Date(`${day}T09:00:00Z`);
  await storeFile(db, { _id: name, kind: 'paper', toolIds: [], serialIds: [_id], touchedAt: at }, content);
  return { name, title, kind: 'calibration', day, bytes: content.byteLength, at, actorId: SEED_ADMIN_ID };
}

/** Stores serial numbers of what shipped with these orders, with their certificates. Can be repeated. */
export async function seedSerials(db: Db, seeds: readonly SeedOrder[], sold: Sold): Promise<void> {
  for (const seed of seeds) {
    const order = sold.orders.find(({ _id }) => _id.equals(seedId(seed.key)));
    const shipment = sold.shipments.find(({ orderId }) => order?._id.equals(orderId));
    if (!(order && shipment)) continue;
    for (const { toolSlug } of seed.lines) {
      const documents = roomToolsOf(seed.key, toolSlug)
        .map((tool) => serialDocument(tool, { ...sold, toolSlug, order, shipment }))
        .filter((document) => document !== null);
      for (const document of documents)
        document.papers = await Promise.all(
          calibrations(document).map((day) => certificate(db, document, day)),
        );
      await insertMissing(db.collection('serials'), documents);
    }
  }
}
