import { allSerialCalls, serialCalls } from '@/lib/shared/serials/serials.contract';
import { giveTo, newSerial, paperForm, serialisedTool } from '@/tests/api/support/serials';
import type { Person } from '@/tests/support/people';
import { callRow } from './define-row';
import type { AccessRequest, Row } from './row';

/** Admins act for the shop, which holds nothing. */
const HELD = { others: 404, adminOwn: 404, adminOthers: 404 };
const SERIAL = 'a serial number';

const held =
  (body?: object) =>
  async (holder: Person): Promise<AccessRequest> => {
    const { id } = await newSerial();
    await giveTo(id, holder);
    return { path: { id }, ...(body ? { body } : {}) };
  };

async function ofPaper(holder: Person): Promise<AccessRequest> {
  const { id, paper: name } = await newSerial();
  await giveTo(id, holder);
  return { path: { id, name } };
}

const known = (body?: object) => async (): Promise<AccessRequest> => ({
  path: { id: (await newSerial()).id },
  ...(body ? { body } : {}),
});

async function upload(): Promise<AccessRequest> {
  const { sku } = await serialisedTool();
  return { body: paperForm(`${sku}_A-1.pdf`) };
}

async function knownPaper(): Promise<AccessRequest> {
  const { id, paper: name } = await newSerial();
  return { path: { id, name } };
}

/** What colleagues, leavers and the next holder may do is in tests/api/serials. */
export const SERIAL_ROWS: readonly Row[] = [
  callRow(serialCalls.listSerials, { adminOwn: 404 }),
  callRow(serialCalls.exportSerials, { adminOwn: 404 }),
  callRow(serialCalls.exportSerialsPdf, { adminOwn: 404 }),
  callRow(serialCalls.getSerial, HELD, { record: SERIAL, request: held() }),
  callRow(serialCalls.editOwnSerial, HELD, { record: SERIAL, request: held({ retired: true }) }),
  callRow(serialCalls.getReminder, { adminOwn: 404 }),
  callRow(serialCalls.setReminder, { adminOwn: 404 }, { request: () => ({ body: { on: true } }) }),
  callRow(
    serialCalls.getPaper,
    { others: 404, adminOwn: 200, adminOthers: 200 },
    { record: SERIAL, request: ofPaper },
  ),
  callRow(allSerialCalls.listAllSerials),
  callRow(allSerialCalls.uploadPaper, {}, { request: upload }),
  callRow(allSerialCalls.getManagedSerial, {}, { request: known() }),
  callRow(allSerialCalls.editSerial, {}, { request: known({ dueOn: '2027-01-31' }) }),
  // It has a paper (409): the call was allowed.
  callRow(allSerialCalls.deleteSerial, { adminOwn: 409 }, { request: known() }),
  callRow(allSerialCalls.removePaper, {}, { request: knownPaper }),
];
