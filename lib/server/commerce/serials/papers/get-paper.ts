import { releasePaper } from '@/lib/server/commerce/files/delete-files';
import { readStoredFile } from '@/lib/server/commerce/files/get-file';
import { type Actor, type Caller, isProgram } from '@/lib/server/identity/actor';
import { may, requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { recordSerialEvent } from '../serial-events';
import { heldBy } from '../serials.policy';
import { findSerial, pullPaper, type SerialFilter } from '../serials.repository';

function readableBy(caller: Caller): SerialFilter {
  if (isProgram(caller) || may(caller, 'manage-orders')) return {};
  return heldBy(caller);
}

/** Headers of a file take letters of ASCII alone. */
const plain = (text: string) => text.replace(/[^\w.-]+/g, '-');

/** A paper, for who holds the tool at this moment, for admins and programs. Throws `not-found`, `file-storage-unavailable`. */
export async function getPaper(caller: Caller, id: string, name: string): Promise<Response> {
  const filter: SerialFilter = {
    $and: [{ _id: parseObjectId(id), 'papers.name': name }, readableBy(caller)],
  };
  const serial = await findSerial(filter);
  const paper = serial?.papers.find((each) => each.name === name);
  const content = paper && (await readStoredFile(name));
  if (!(serial && paper && content)) throw new AppError('not-found');
  const fileName = [serial.sku, serial.serial, paper.day ?? paper.kind].map(plain).join('_');
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}.pdf"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}

/** Its content is swept once no serial number has it. Throws `forbidden`, `not-found`. */
export async function removePaper(
  actor: Actor,
  id: string,
  name: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-orders');
  await inTransaction(async (session) => {
    const serial = await pullPaper(parseObjectId(id), name, session);
    const paper = serial?.papers.find((each) => each.name === name);
    if (!(serial && paper)) throw new AppError('not-found');
    await releasePaper(name, { serialId: serial._id, at: now }, session);
    await recordSerialEvent('serial.paper-removed', { actor, serial, paper }, session);
  });
  return { deletedCount: 1 };
}
