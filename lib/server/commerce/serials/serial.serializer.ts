import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { Paper, Serial } from '@/lib/shared/serials/serial.schema';

/** Those without a day last; of one day, the newest upload first. */
function serializePapers({ papers }: Pick<SerialDocument, 'papers'>): Paper[] {
  return papers
    .toSorted((one, other) => {
      const [day = '', otherDay = ''] = [one.day, other.day];
      return day === otherDay ? other.at.getTime() - one.at.getTime() : day < otherDay ? 1 : -1;
    })
    .map(({ name, title, kind, day, bytes }) => ({ name, title, kind, ...optionalField('day', day), bytes }));
}

/** `today` is the shop's day. */
export function serializeSerial(
  document: SerialDocument,
  { today, seesOrder }: { today: string; seesOrder: boolean },
): Serial {
  const { _id, toolId, sku, name, serial, orderId, orderNumber, shippedOn, ...more } = document;
  const { calibratedOn, dueOn, holderNote, retired } = more;
  return {
    _id: _id.toHexString(),
    toolId: toolId.toHexString(),
    ...{ sku, name, serial },
    ...optionalField('orderNumber', orderNumber),
    ...(orderId && seesOrder ? { orderId: orderId.toHexString() } : {}),
    ...(document.companyId ? { isCompanys: true } : {}),
    ...optionalField('shippedOn', shippedOn),
    ...optionalField('calibratedOn', calibratedOn),
    ...optionalField('dueOn', dueOn),
    overdue: dueOn !== undefined && dueOn < today && !retired,
    ...optionalField('holderNote', holderNote),
    ...(retired ? { retired } : {}),
    papers: serializePapers(document),
  };
}
