import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { pdf } from '@/tests/support/hostile-files';
import { addTool, anAdmin, call, type Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { stored } from './database';

/** A PDF that no other test has. */
export const newPdf = () => pdf({ objects: `4 0 obj (${randomBytes(40).toString('hex')}) endobj` });

export function paperForm(fileName: string, fields: Record<string, string> = {}, bytes = newPdf()): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  return form;
}

/** Returns the id and SKU of a new tool whose units have serial numbers. */
export async function serialisedTool(
  fields: object = {},
): Promise<{ id: string; sku: string; name: string }> {
  const name = unique('Torque Wrench ');
  const id = await addTool(await anAdmin(), { name, serialised: true, calibrationMonths: 12, ...fields });
  return { id, sku: (await call('GET', `/api/tool/${id}`)).body.sku, name };
}

export type HeldSerial = { id: string; paper: string; sku: string; serial: string };

/** A serial number with a certificate, which nobody holds. */
export async function newSerial(): Promise<HeldSerial> {
  const { sku } = await serialisedTool();
  const serial = unique('SN-').slice(-30);
  const form = paperForm(`${sku}_${serial}_2026-05-04.pdf`);
  const { status, body } = await (await anAdmin()).call('POST', '/api/all-serial/paper', form);
  if (status !== 201) throw new Error(`no paper: ${JSON.stringify(body)}`);
  return { id: body.serialId, paper: body.name, sku, serial };
}

/** Gives it a holder, as a shipment does. */
export async function giveTo(id: string, holder: Pick<Person, 'email'>, companyId?: string): Promise<void> {
  const buyerId = (await stored('users').findOne({ email: holder.email }))?._id;
  const company: { companyId?: ObjectId } = companyId ? { companyId: new ObjectId(companyId) } : {};
  await stored('serials').updateOne(
    { _id: new ObjectId(id) },
    { $set: { holderId: company.companyId ?? buyerId, buyerId, ...company } },
  );
}
