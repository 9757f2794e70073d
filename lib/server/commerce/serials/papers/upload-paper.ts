import { type ClientSession, ObjectId } from 'mongodb';
import { claimPaper } from '@/lib/server/commerce/files/delete-files';
import { storePaper } from '@/lib/server/commerce/files/upload-file';
import { type CalibratedTool, calibratedTools } from '@/lib/server/commerce/tools/calibrated-tools';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { PaperRecord, SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { calibrationChange } from '@/lib/shared/serials/due-day';
import {
  PAPER_TITLE_MAX_LENGTH,
  PAPERS_MAX,
  type PaperFields,
  type UploadedPaper,
} from '@/lib/shared/serials/serial.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { recordSerialEvent } from '../serial-events';
import { addPaper, findSerial, insertSerial, type SerialFields } from '../serials.repository';
import { type NamedPaper, readPaperFileName } from './paper-file-name';

export type PaperUpload = { bytes: Buffer; fileName: string; fields: PaperFields };

const refused = (field: string, code: 'paper-name-invalid' | 'papers-too-many' | 'received-on-invalid') =>
  new AppError('validation-failed', { issues: { [field]: [code] } });

type Named = Omit<NamedPaper, 'sku'> & { tool: CalibratedTool };

/** Returns which serial number of which tool a paper is of, by its fields or else by its file's name. Throws `validation-failed`. */
async function namedOf({ fileName, fields }: Pick<PaperUpload, 'fileName' | 'fields'>): Promise<Named> {
  const { sku, serial } = fields;
  const title = fileName.replace(/^.*[\\/]/, '').replace(/\.pdf$/i, '');
  const readings =
    sku !== undefined && serial !== undefined ? [{ sku, serial, title }] : readPaperFileName(fileName);
  const found = await calibratedTools({ skuKeys: readings.map(({ sku }) => skuKeyOf(sku)) });
  const tools = new Map(found.map((tool) => [skuKeyOf(tool.sku), tool]));
  for (const reading of readings) {
    const tool = tools.get(skuKeyOf(reading.sku));
    if (tool) return { ...reading, tool };
  }
  throw refused('file', 'paper-name-invalid');
}

type New = { named: Named; paper: PaperRecord; actor: Caller; now: Date };

/** Finds the serial number, or makes it, which nobody holds then. */
async function serialOf(
  { named: { tool, serial }, actor, now }: New,
  session: ClientSession,
): Promise<{ document: SerialDocument; made: boolean }> {
  const key = serialKeyOf(serial);
  const known = await findSerial({ toolId: tool._id, key }, session);
  if (known) return { document: known, made: false };
  const { _id: toolId, sku, name } = tool;
  const document = { _id: new ObjectId(), toolId, sku, name, serial, key, papers: [], createdAt: now };
  await insertSerial(document, session);
  await recordSerialEvent('serial.recorded', { actor, serial: document }, session);
  return { document, made: true };
}

function fieldsOf({ kind, day }: PaperRecord, document: SerialDocument, tool: CalibratedTool): SerialFields {
  const change =
    kind === 'calibration' && day ? calibrationChange(document, day, tool.calibrationMonths) : null;
  if (!change) return {};
  const { calibratedOn, dueOn } = change;
  return { calibratedOn, ...(dueOn === undefined ? {} : { dueOn: dueOn ?? undefined }) };
}

async function attach(added: New, session: ClientSession): Promise<UploadedPaper> {
  const { named, paper, actor, now } = added;
  const { document, made } = await serialOf(added, session);
  const { _id, sku, serial, papers } = document;
  const answer = { serialId: _id.toHexString(), sku, serial, made, name: paper.name };
  if (papers.some(({ name }) => name === paper.name)) return answer;
  const fields = fieldsOf(paper, document, named.tool);
  const after = await addPaper(_id, { paper, fields, most: PAPERS_MAX }, session);
  if (!after) throw refused('file', 'papers-too-many');
  await claimPaper(paper.name, { serialId: _id, at: now }, session);
  await recordSerialEvent('serial.paper-added', { actor, serial: after, paper }, session);
  return answer;
}

const TRIES = 3;

/** Another upload may make the serial number at the same moment. */
async function attachOnce(added: New, tries = TRIES): Promise<UploadedPaper> {
  try {
    return await inTransaction((session) => attach(added, session));
  } catch (error) {
    if (tries > 1 && isDuplicateKey(error, 'key')) return attachOnce(added, tries - 1);
    throw error;
  }
}

/**
 * Adds a paper to a serial number of a tool, which is made if it is not known. The same content again changes nothing. A calibration
 * certificate with a newer day than is known moves the day on which the next is due. Throws `forbidden`, `validation-failed` (a name
 * that says no known SKU, a day after today, a file that is no plain PDF, too many papers), `rate-limited`,
 * `file-storage-unavailable`.
 */
export async function uploadPaper(
  caller: Caller,
  read: () => Promise<PaperUpload>,
  now: Date = new Date(),
): Promise<UploadedPaper> {
  requirePermission(caller, 'manage-orders');
  const readNamed = async () => {
    const { bytes, ...sent } = await read();
    const named = await namedOf(sent);
    const { fields } = sent;
    const day = fields.day ?? named.day;
    if (day !== undefined && day > shopDay(now))
      throw refused(fields.day ? 'day' : 'file', 'received-on-invalid');
    return { bytes, fields, named, day };
  };
  const { named, day, fields, stored } = await storePaper(caller, readNamed, now);
  const title = (fields.title || named.title).slice(0, PAPER_TITLE_MAX_LENGTH);
  const paper: PaperRecord = {
    ...{ name: stored._id, title, kind: fields.kind, ...optionalField('day', day) },
    ...{ bytes: stored.bytes, at: now, actorId: callerId(caller) },
  };
  return attachOnce({ named, paper, actor: caller, now });
}
