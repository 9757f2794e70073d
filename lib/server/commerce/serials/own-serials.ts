import type { ClientSession, ObjectId } from 'mongodb';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { getCalibrationMails, setCalibrationMails } from '@/lib/server/identity/users/own-profile';
import type { SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type {
  EditOwnSerial,
  OwnSerialsQuery,
  Serial,
  SerialSelection,
} from '@/lib/shared/serials/serial.schema';
import { findSerialsOfBuyer, removeBuyer } from './reminders.repository';
import { selectedSerials } from './selected-serials';
import { serializeSerial } from './serial.serializer';
import { recordSerialEvent } from './serial-events';
import { heldBy, mayReadOrderOf, requireHolder } from './serials.policy';
import {
  differing,
  findSerial,
  findSerials,
  readSerialCounts,
  type SerialFields,
  type SerialFilter,
  setSerialFields,
} from './serials.repository';

const LIMIT = 50;

function shown(actor: Actor, document: SerialDocument, now: Date): Serial {
  return serializeSerial(document, { today: shopDay(now), seesOrder: mayReadOrderOf(actor, document) });
}

/** As `heldBy`, but the company alone where a member holds nothing else: then an index has what it holds in the order of the list. */
async function listedHolder(actor: Actor): Promise<SerialFilter> {
  const held = heldBy(actor);
  const company = companyOf(actor);
  if (!company || (await findSerial({ holderId: actor.userId }))) return held;
  return { holderId: company.id };
}

/** Finds what somebody holds, of a selection. Throws `not-found` for admins. */
async function ownSelection(
  actor: Actor,
  { retired, ...selection }: SerialSelection,
  now: Date,
): Promise<SerialFilter> {
  return {
    $and: [
      await listedHolder(actor),
      ...(retired ? [] : [{ retired: { $exists: false } }]),
      ...selectedSerials(selection, shopDay(now)),
    ],
  };
}

/** By the day their calibration is due, then by serial number. Throws `not-found` for admins. */
export async function listOwnSerials(
  actor: Actor,
  { page = 1, limit = LIMIT, ...selection }: OwnSerialsQuery,
  now: Date = new Date(),
): Promise<{ serials: Serial[]; total: number }> {
  const filter = await ownSelection(actor, selection, now);
  const { found, total } = await findSerials(filter, { skip: (page - 1) * limit, limit });
  return { serials: found.map((serial) => shown(actor, serial, now)), total };
}

/** Counts tools in use whose calibration is due soon, as their list does, and those of them that are overdue. Throws `not-found` for admins. */
export async function countDueSerials(actor: Actor, now: Date): Promise<{ due: number; overdue: number }> {
  const today = shopDay(now);
  const filter = { $and: [heldBy(actor), ...selectedSerials({ due: 'soon' }, today)] };
  const overdue = { filter: { dueOn: { $lt: today } } };
  const found = await readSerialCounts(filter, { due: {}, overdue });
  return { due: found.due.count, overdue: found.overdue.count };
}

/** Throws `not-found`. */
export async function getOwnSerial(actor: Actor, id: string, now: Date = new Date()): Promise<Serial> {
  const serial = await findSerial({ $and: [{ _id: parseObjectId(id) }, heldBy(actor)] });
  if (!serial) throw new AppError('not-found');
  return shown(actor, serial, now);
}

/** Returns the fields that differ; undefined for those to remove. */
function changeOf(stored: SerialDocument, { dueOn, holderNote, retired }: EditOwnSerial): SerialFields {
  const wanted: SerialFields = {
    ...(dueOn === undefined ? {} : { dueOn: dueOn ?? undefined }),
    ...(holderNote === undefined ? {} : { holderNote: holderNote || undefined }),
    ...(retired === undefined ? {} : { retired: retired || undefined }),
  };
  return differing(stored, wanted);
}

/** Throws `not-found`. */
export async function editOwnSerial(
  actor: Actor,
  id: string,
  input: EditOwnSerial,
  now: Date = new Date(),
): Promise<Serial> {
  const filter: SerialFilter = { $and: [{ _id: parseObjectId(id) }, heldBy(actor)] };
  return inTransaction(async (session) => {
    const before = await findSerial(filter, session);
    if (!before) throw new AppError('not-found');
    const change = changeOf(before, input);
    if (Object.keys(change).length === 0) return shown(actor, before, now);
    const after = await setSerialFields(filter, change, session);
    if (!after) throw new AppError('not-found');
    await recordSerialEvent('serial.edited', { actor, before, after }, session);
    return shown(actor, after, now);
  });
}

/** Throws `not-found` for admins. */
export async function readReminder(actor: Actor): Promise<{ on: boolean }> {
  requireHolder(actor);
  return getCalibrationMails(actor);
}

/** Throws `not-found` for admins. */
export async function switchReminder(actor: Actor, on: boolean): Promise<{ on: boolean }> {
  requireHolder(actor);
  return setCalibrationMails(actor, on);
}

/** What is stored of a person’s tools with serial numbers, also those that they bought for a company. */
export async function serialFactsOf(userId: ObjectId): Promise<Record<string, unknown>[]> {
  return (await findSerialsOfBuyer(userId)).map((stored) => {
    const { sku, name, serial, orderNumber, shippedOn, calibratedOn, dueOn, papers, ...more } = stored;
    const { companyId, holderNote, retired = false } = more;
    return {
      ...{ sku, name, serial, order: orderNumber, shippedOn, calibratedOn, calibrationDue: dueOn },
      ...(companyId ? {} : { note: holderNote, isInUse: !retired }),
      papers: papers.map(({ title }) => title),
    };
  });
}

/** Of an account that is closed: papers stay with the shop. */
export async function releaseSerialsOf(userId: ObjectId, session: ClientSession): Promise<void> {
  await removeBuyer(userId, session);
}
