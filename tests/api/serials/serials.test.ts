import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { expectProblem } from '@/tests/api/support/problem';
import { giveTo, newPdf, newSerial, paperForm, serialisedTool } from '@/tests/api/support/serials';
import { newProgram } from '@/tests/support/api-keys';
import { activeCompany, memberId, newMember } from '@/tests/support/companies';
import { call, registerCustomer, signInAdmin } from '@/tests/support/people';

const admin = await signInAdmin();
const upload = (form: FormData) => admin.call('POST', '/api/all-serial/paper', form);

it('POST /api/all-serial/paper reads SKU, serial number and day from the file’s name, or from fields beside it', async () => {
  const { sku, id: toolId, name } = await serialisedTool();
  const bytes = newPdf();
  const made = await upload(paperForm(`${sku}_SN-1_2026-05-04_DAkkS.pdf`, {}, bytes));
  expect(made.status).toBe(201);
  const { serialId } = made.body;
  const paper = { name: expect.stringMatching(/^paper-[0-9a-f]{40}\.pdf$/) };
  expect(made.body).toEqual({ serialId, sku, serial: 'SN-1', made: true, ...paper });
  const again = await upload(paperForm(`${sku}_sn1_2026-05-04.pdf`, {}, bytes));
  expect([again.status, again.body]).toEqual([201, { ...made.body, made: false }]);
  const fields = { sku, serial: 'SN 1', kind: 'test', title: 'Acceptance', day: '' };
  expect((await upload(paperForm('scan.pdf', fields))).body).toMatchObject({ serialId, made: false });
  const read = (await admin.call('GET', `/api/all-serial/${serialId}`)).body;
  expect(read).toMatchObject({
    ...{ toolId, sku, name, serial: 'SN-1', overdue: false },
    ...{ calibratedOn: '2026-05-04', dueOn: '2027-05-04' },
  });
  expect(read.papers).toEqual([
    {
      ...paper,
      title: `${sku}_SN-1_2026-05-04_DAkkS`,
      kind: 'calibration',
      day: '2026-05-04',
      bytes: bytes.length,
    },
    { ...paper, title: 'Acceptance', kind: 'test', bytes: expect.any(Number) },
  ]);
});

it('POST /api/all-serial/paper refuses what says no tool, half of it, or something else', async () => {
  const { sku } = await serialisedTool();
  const refused = async (form: FormData) => (await upload(form)).body.errors;
  expect(await refused(paperForm('scan.pdf'))).toEqual({ file: [VALIDATION['paper-name-invalid']] });
  expect(await refused(paperForm('NO-SUCH_1.pdf'))).toEqual({ file: [VALIDATION['paper-name-invalid']] });
  expect(await refused(paperForm('a.pdf', { sku }))).toEqual({ serial: [VALIDATION['serial-and-sku']] });
  expect(await refused(paperForm('a.pdf', { sku, serial: 'A_1' }))).toEqual({
    serial: [VALIDATION['serial-invalid']],
  });
  expect(await refused(paperForm(`${sku}_1_2999-01-01.pdf`))).toEqual({
    file: [VALIDATION['received-on-invalid']],
  });
  const noPdf = paperForm(`${sku}_1.pdf`, {}, Buffer.from('no pdf'));
  expect(await refused(noPdf)).toEqual({ file: [VALIDATION['document-unreadable']] });
  expectProblem(await upload(paperForm(`${sku}_1.pdf`, { holder: 'me' })), 'malformed-upload');
  expect((await admin.call('GET', `/api/all-serial?q=${sku}`)).body).toEqual([]);
});

it('a paper goes to who holds its tool at this moment, to admins and programs, and is no file of the store', async () => {
  const company = await activeCompany();
  const [colleague, stranger, next] = await Promise.all([
    newMember(company, 'buyer'),
    activeCompany(),
    registerCustomer(),
  ]);
  const { id, paper } = await newSerial();
  const path = `/api/serial/${id}/paper/${paper}`;
  const statuses = async () => {
    const people = [company.owner, colleague, stranger.owner, next];
    return Promise.all(people.map(async (person) => (await person.call('GET', path)).status));
  };
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  await giveTo(id, company.owner, company.id);
  expect(await statuses()).toEqual([200, 200, 404, 404]);
  const userId = await memberId(company, colleague);
  expect((await company.owner.call('DELETE', `/api/company/member/${userId}`)).status).toBe(200);
  expect(await statuses()).toEqual([200, 404, 404, 404]);
  expect((await call('GET', path)).status).toBe(401);
  for (const address of [`/files/${paper}`, `/files/${paper.replace('paper-', '')}`])
    expect((await call('GET', address)).status).toBe(404);
  const reader = await newProgram(['orders:read']);
  const response = await reader.call('GET', path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expectProblem(await reader.call('POST', '/api/all-serial/paper', paperForm('a_b.pdf')), 'forbidden');
});

it('PATCH /api/serial/{id} is for who holds the tool, and its due day yields to a newer certificate', async () => {
  const holder = await registerCustomer();
  const { id, sku, serial } = await newSerial();
  await giveTo(id, holder);
  const change = { dueOn: '2026-12-01', holderNote: 'Bench 3' };
  expect((await holder.call('PATCH', `/api/serial/${id}`, change)).body).toMatchObject(change);
  expectProblem(await holder.call('PATCH', `/api/serial/${id}`, { serial: 'X' }), 'validation-failed', {
    serial: [expect.any(String)],
  });
  expect((await upload(paperForm(`${sku}_${serial}_2026-11-02.pdf`))).status).toBe(201);
  const { body, headers } = await holder.call('GET', `/api/serial?q=${serial.slice(-4)}`);
  expect([body.length, headers.get('x-total-count')]).toEqual([1, '1']);
  expect(body[0]).toMatchObject({ serial, dueOn: '2027-11-02', holderNote: 'Bench 3' });
  expect((await holder.call('PATCH', `/api/serial/${id}`, { retired: true })).body.retired).toBe(true);
  expect((await holder.call('GET', '/api/serial')).body).toEqual([]);
  expect((await holder.call('GET', '/api/serial?retired=true')).body).toHaveLength(1);
});

it('PATCH /api/all-serial/{id} corrects a serial number, to none that the tool has', async () => {
  const { sku, serial } = await newSerial();
  const { serialId } = (await upload(paperForm(`${sku}_X-1.pdf`))).body;
  const taken = await admin.call('PATCH', `/api/all-serial/${serialId}`, { serial: serial.toLowerCase() });
  expectProblem(taken, 'serial-taken');
  expect([taken.body.serials, taken.body.detail]).toEqual([
    [serial.toLowerCase()],
    PROBLEMS['serial-taken'][2],
  ]);
  expect((await admin.call('PATCH', `/api/all-serial/${serialId}`, { serial: 'X-2' })).body.serial).toBe(
    'X-2',
  );
});

it('PUT /api/serial-reminder switches mails about calibrations off and on, for customers', async () => {
  const holder = await registerCustomer();
  const read = async () => (await holder.call('GET', '/api/serial-reminder')).body;
  expect(await read()).toEqual({ on: true });
  expect((await holder.call('PUT', '/api/serial-reminder', { on: false })).body).toEqual({ on: false });
  expect(await read()).toEqual({ on: false });
  await holder.call('PUT', '/api/serial-reminder', { on: true });
  expect(await read()).toEqual({ on: true });
});

it('GET /api/serial/export.csv and .pdf have the tools that a list is filtered to', async () => {
  const holder = await registerCustomer();
  const { id, serial } = await newSerial();
  await giveTo(id, holder);
  const csv = async (query: string) => (await holder.call('GET', `/api/serial/export.csv${query}`)).body;
  expect(await csv('')).toContain(serial);
  expect(await csv('?q=no-such-tool')).not.toContain(serial);
  const pdf = await holder.call('GET', '/api/serial/export.pdf?due=over');
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('cache-control')).toBe('private, no-store');
});
