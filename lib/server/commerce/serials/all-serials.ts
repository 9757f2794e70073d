import { ObjectId } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import { shipmentNumbered } from '@/lib/server/commerce/shipments/shipped-serials';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { AllSerialsQuery, EditSerial, ManagedSerial } from '@/lib/shared/serials/serial.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { selectedSerials } from './selected-serials';
import { serializeSerial } from './serial.serializer';
import { recordSerialEvent } from './serial-events';
import {
  deleteSerial as deleteStored,
  differing,
  findSerial,
  findSerials,
  findSerialsByKey,
  type SerialFields,
  setSerialFields,
} from './serials.repository';

const LIMIT = 50;

async function managed(documents: readonly SerialDocument[], now: Date): Promise<ManagedSerial[]> {
  const [companies, buyers] = await Promise.all([
    companyNames(documents.flatMap(({ companyId }) => companyId ?? [])),
    findNames(documents.flatMap(({ buyerId }) => buyerId ?? [])),
  ]);
  const today = shopDay(now);
  return documents.map((document) => ({
    ...serializeSerial(document, { today, seesOrder: true }),
    ...optionalField('company', companies.get(document.companyId?.toHexString() ?? '')),
    ...optionalField('buyerName', buyers.get(document.buyerId?.toHexString() ?? '')),
  }));
}

async function managedOne(document: SerialDocument, now: Date): Promise<ManagedSerial> {
  const [serial] = await managed([document], now);
  if (!serial) throw new Error('a serial number was not serialized');
  return serial;
}

/** By the day their calibration is due, then by serial number. Throws `forbidden`. */
export async function listAllSerials(
  caller: Caller,
  { toolId, page = 1, limit = LIMIT, ...selection }: AllSerialsQuery,
  now: Date = new Date(),
): Promise<{ serials: ManagedSerial[]; total: number }> {
  requirePermission(caller, 'manage-orders');
  const shipmentId = await shipmentNumbered(selection.q ?? '');
  const byNote = shipmentId ? [{ shipmentId }] : [];
  const filters = selectedSerials(selection, shopDay(now), byNote);
  if (toolId) filters.push({ toolId: new ObjectId(toolId) });
  const filter = filters.length > 0 ? { $and: filters } : {};
  const { found, total } = await findSerials(filter, { skip: (page - 1) * limit, limit });
  return { serials: await managed(found, now), total };
}

/** Throws `forbidden`, `not-found`. */
export async function getManagedSerial(
  caller: Caller,
  id: string,
  now: Date = new Date(),
): Promise<ManagedSerial> {
  requirePermission(caller, 'manage-orders');
  const serial = await findSerial({ _id: parseObjectId(id) });
  if (!serial) throw new AppError('not-found');
  return managedOne(serial, now);
}

function changeOf(stored: SerialDocument, { serial, calibratedOn, dueOn }: EditSerial): SerialFields {
  return differing(stored, {
    ...(serial === undefined ? {} : { serial, key: serialKeyOf(serial) }),
    ...(calibratedOn === undefined ? {} : { calibratedOn: calibratedOn ?? undefined }),
    ...(dueOn === undefined ? {} : { dueOn: dueOn ?? undefined }),
  });
}

const isTaken = (error: unknown) => isDuplicateKey(error, 'key');
const taken = ({ serial }: EditSerial) => new AppError('serial-taken', { members: { serials: [serial] } });

/**
 * Shipments and delivery notes show it as it was. Throws `forbidden`, `not-found`, `validation-failed` for a calibration after
 * today, and `serial-taken` where the tool has that serial number.
 */
export async function editSerial(
  caller: Caller,
  id: string,
  input: EditSerial,
  now: Date = new Date(),
): Promise<ManagedSerial> {
  requirePermission(caller, 'manage-orders');
  if (input.calibratedOn && input.calibratedOn > shopDay(now))
    throw new AppError('validation-failed', { issues: { calibratedOn: ['received-on-invalid'] } });
  const _id = parseObjectId(id);
  try {
    const edited = await inTransaction(async (session) => {
      const before = await findSerial({ _id }, session);
      if (!before) throw new AppError('not-found');
      const change = changeOf(before, input);
      if (Object.keys(change).length === 0) return before;
      if (change.key !== undefined) {
        const named = { toolId: before.toolId, key: change.key };
        if ((await findSerialsByKey([named], session)).length > 0) throw taken(input);
      }
      const after = await setSerialFields({ _id }, change, session);
      if (!after) throw new AppError('not-found');
      await recordSerialEvent('serial.edited', { actor: caller, before, after }, session);
      return after;
    });
    return await managedOne(edited, now);
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw taken(input);
  }
}

/** Throws `forbidden`, `not-found`, and `conflict` for one that has a holder or papers. */
export async function deleteSerial(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const _id = parseObjectId(id);
  await inTransaction(async (session) => {
    const serial = await findSerial({ _id }, session);
    if (!serial) throw new AppError('not-found');
    const { buyerId, companyId, shipmentId, papers } = serial;
    if (buyerId || companyId || shipmentId || papers.length > 0) throw new AppError('conflict');
    await deleteStored(_id, session);
  });
  return { deletedCount: 1 };
}
