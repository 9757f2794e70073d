import { newPdf, paperForm, serialisedTool } from '@/tests/api/support/serials';
import { anAdmin } from '@/tests/support/people';
import { byAdmin, type Expected, type Rows } from './expected';

type Event = Pick<Expected, 'subject' | 'before' | 'after'>;

/** An admin uploads a certificate of a serial number that was not known, and changes it. */
async function serialEvent(what: 'recorded' | 'edited' | 'paper-added' | 'paper-removed'): Promise<Event> {
  const admin = await anAdmin();
  const { id: toolId, sku } = await serialisedTool();
  const bytes = newPdf();
  const form = paperForm(`${sku}_A-1_2026-05-04.pdf`, { title: 'Certificate' }, bytes);
  const { serialId: id, name } = (await admin.call('POST', '/api/all-serial/paper', form)).body;
  const subject = { kind: 'serial', id, label: `${sku} A-1` };
  const paper = { title: 'Certificate', kind: 'calibration', day: '2026-05-04', bytes: bytes.length };
  if (what === 'recorded') return { subject, after: { toolId, sku, serial: 'A-1' } };
  if (what === 'paper-added') return { subject, after: { toolId, sku, ...paper } };
  if (what === 'paper-removed') {
    await admin.call('DELETE', `/api/all-serial/${id}/paper/${name}`);
    return { subject, before: paper };
  }
  await admin.call('PATCH', `/api/all-serial/${id}`, { dueOn: '2027-01-31' });
  return { subject, before: { dueOn: '2027-05-04' }, after: { dueOn: '2027-01-31' } };
}

export const SERIAL_ROWS: Rows<'serial'> = {
  'serial.recorded': () => byAdmin(serialEvent('recorded')),
  'serial.edited': () => byAdmin(serialEvent('edited')),
  'serial.paper-added': () => byAdmin(serialEvent('paper-added')),
  'serial.paper-removed': () => byAdmin(serialEvent('paper-removed')),
};
