import { type ClientSession, ObjectId } from 'mongodb';
import type { CalibratedTool } from '@/lib/server/commerce/tools/calibrated-tools';
import type { Caller } from '@/lib/server/identity/actor';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import type { ShipmentDocument, ShippedLine } from '@/lib/server/platform/db/documents/shipments';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { dueAfter } from '@/lib/shared/serials/due-day';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { recordSerialEvent } from './serial-events';
import { findSerialsByKey, putSerials } from './serials.repository';

type Given = {
  shipment: Pick<ShipmentDocument, '_id' | 'orderId' | 'orderNumber' | 'buyerId' | 'companyId' | 'shippedOn'>;
  /** Tools of the shipment with the serial numbers that they now get. */
  lines: readonly Pick<ShippedLine, 'toolId' | 'sku' | 'name' | 'serials'>[];
  tools: readonly CalibratedTool[];
  actor: Caller;
  now: Date;
};

const nameOf = ({ toolId, key }: Pick<SerialDocument, 'toolId' | 'key'>) => `${toolId.toHexString()} ${key}`;

/**
 * Gives serial numbers the holder of a shipment, with the papers that they have. Belongs in the transaction that ships. Throws
 * `serial-taken` with those that another shipment has, as they were sent.
 */
export async function giveSerials(
  { shipment, lines, tools, actor, now }: Given,
  session: ClientSession,
): Promise<void> {
  const sent = lines.flatMap(({ toolId, sku, name, serials = [] }) =>
    serials.map((serial) => ({ toolId, sku, name, serial, key: serialKeyOf(serial) })),
  );
  if (sent.length === 0) return;
  const found = await findSerialsByKey(sent, session);
  const known = new Map(found.map((serial) => [nameOf(serial), serial]));
  const taken = sent.filter((one) => known.get(nameOf(one))?.shipmentId);
  if (taken.length > 0)
    throw new AppError('serial-taken', { members: { serials: taken.map(({ serial }) => serial) } });
  const { _id: shipmentId, orderId, orderNumber, buyerId, companyId, shippedOn } = shipment;
  const held = {
    shipmentId,
    orderId,
    orderNumber,
    holderId: companyId ?? buyerId,
    buyerId,
    ...optionalField('companyId', companyId),
    shippedOn,
  };
  const given = sent.map((one): SerialDocument => {
    const { holderNote, retired, remindedFor, dueOn, ...stored } = known.get(nameOf(one)) ?? {
      ...one,
      _id: new ObjectId(),
      papers: [],
      createdAt: now,
    };
    const tool = tools.find(({ _id }) => _id.equals(one.toolId));
    const due = dueAfter(stored.calibratedOn ?? shippedOn, tool?.calibrationMonths);
    return { ...stored, ...held, ...optionalField('dueOn', due) };
  });
  await putSerials(given, session);
  await recordSerialEvent.all(
    'serial.recorded',
    given.map((serial) => ({ actor, serial })),
    session,
  );
}
