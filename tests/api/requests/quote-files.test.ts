import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { newPdf } from '@/tests/api/support/serials';
import { pdf, soundPng } from '@/tests/support/hostile-files';
import { inDays } from '@/tests/support/offers';
import { anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { mailTo, newKey } from '@/tests/support/store';

const admin = await anAdmin();
const [buyer, stranger] = await Promise.all([registerCustomer(), registerCustomer()]);

const step = () => {
  return Buffer.from(`ISO-10303-21;\nHEADER;\n/* ${randomBytes(9).toString('hex')} */\nEND-ISO-10303-21;\n`);
};

function upload(person: Pick<Person, 'call'>, bytes: Uint8Array = newPdf(), fileName = 'drawing.pdf') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), fileName);
  return person.call('POST', '/api/quote/file', form);
}

async function uploaded(person: Person, ...given: [bytes?: Uint8Array, fileName?: string]): Promise<string> {
  const { status, body } = await upload(person, ...given);
  if (status !== 201) throw new Error(`not uploaded: ${JSON.stringify(body)}`);
  return body.id;
}

const request = (person: Person, more: object, headers = newKey()) => {
  const body = { lines: [], note: 'As drawn, please.', name: person.name, email: person.email, ...more };
  return person.call('POST', '/api/quote', body, headers);
};

it('POST /api/quote/file takes a PDF, a picture, encoded anew, and a STEP file as it is', async () => {
  const drawing = step();
  const sent = await upload(buyer, drawing, '..\\parts\\bracket “v2”.stp');
  expect(sent).toMatchObject({ status: 201, body: { name: 'bracket “v2”.stp', bytes: drawing.length } });
  const read = await buyer.call('GET', `/api/quote/file/${sent.body.id}`);
  expect(read.headers.get('content-type')).toBe('application/octet-stream');
  expect(read.headers.get('content-disposition')).toMatch(/^attachment; filename="bracket-v2-.stp"/);
  expect(read.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await upload(buyer, soundPng(9, 7), 'photo.png')).body).toMatchObject({ name: 'photo.webp' });
  expect((await upload(buyer, newPdf(), 'plan.html')).body).toMatchObject({ name: 'plan.pdf' });
});

it.each<[string, () => Uint8Array, string, string | RegExp]>([
  ['a page', () => Buffer.from('<html><script>alert(1)</script>'), 'a.pdf', /no PDF, picture or STEP/],
  ['a STEP file without its end', () => Buffer.from('ISO-10303-21;\nHEADER;'), 'a.step', /or STEP file/],
  ['a STEP file with binary', () => Buffer.from('ISO-10303-21;\0END-ISO-10303-21;'), 'a.step', /or STEP/],
  [
    'a PDF with a script',
    () => pdf({ catalog: '/OpenAction <</S /JavaScript /JS (x)>>' }),
    'a.pdf',
    /scripts/,
  ],
])('POST /api/quote/file refuses %s by its content', async (_, bytes, name, sentence) => {
  const refused = await upload(buyer, bytes(), name);
  expect(refused.status).toBe(422);
  expect(refused.body.errors.file[0]).toMatch(sentence);
});

it('POST /api/quote/file refuses more than 10 MB, and visitors', async () => {
  expectProblem(await upload(buyer, Buffer.alloc(10 * 1024 * 1024 + 1)), 'too-large');
  expect((await upload({ call })).status).toBe(401);
});

it('POST /api/quote has files and a wished day, which the shop, its mail and the sender read, and nobody else', async () => {
  const id = await uploaded(buyer);
  const key = newKey();
  const wishedOn = inDays(20);
  const sent = await request(buyer, { files: [id], wishedOn }, key);
  expect(sent.status).toBe(201);
  expect((await request(buyer, { files: [id], wishedOn }, key)).body).toEqual(sent.body);
  const { number } = sent.body;
  const asked = { number, wishedOn, files: [{ id, name: 'drawing.pdf', bytes: expect.any(Number) }] };
  expect((await buyer.call('GET', '/api/quote')).body[0]).toMatchObject(asked);
  const [managed] = (await admin.call('GET', `/api/all-quote?q=${number}`)).body;
  expect(managed).toMatchObject(asked);
  expect((await mailTo(buyer.email, new RegExp(number))).text).not.toContain('drawing.pdf');
  expect((await admin.call('GET', `/api/quote/file/${id}`)).status).toBe(200);
  expectProblem(await stranger.call('GET', `/api/quote/file/${id}`), 'not-found');
  expectProblem(await call('GET', `/files/${id}`), 'not-found');
  expectProblem(await buyer.call('DELETE', `/api/quote/file/${id}`), 'file-in-use');
  const again = await request(buyer, { files: [id] });
  expect(again).toMatchObject({ status: 422, body: { errors: { files: [expect.any(String)] } } });
});

it.each<[string, () => Promise<object>, string]>([
  ['another person’s file', async () => ({ files: [await uploaded(stranger)] }), 'files.0'],
  [
    'a file that is gone',
    async () => ({ files: [`request-${'a'.repeat(40)}.${'b'.repeat(24)}.pdf`] }),
    'files.0',
  ],
  ['yesterday', async () => ({ wishedOn: inDays(-1) }), 'wishedOn'],
  ['no day', async () => ({ wishedOn: 'soon' }), 'wishedOn'],
  [
    'a sixth file',
    async () => ({
      files: Array.from({ length: 6 }, (_, n) => `request-${'a'.repeat(40)}.${'b'.repeat(23)}${n}.pdf`),
    }),
    'files',
  ],
])('POST /api/quote refuses %s', async (_, more, field) => {
  const refused = await request(buyer, await more());
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toHaveProperty([field]);
});

it('POST /api/quote gives a file to one of two requests at once, and of a visitor none', async () => {
  const files = [await uploaded(buyer)];
  const both = await Promise.all([1, 2].map(() => request(buyer, { files })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
  const body = { lines: [], note: 'Please', name: 'Robin', email: 'robin@example.com' };
  const other = [await uploaded(buyer)];
  expect((await call('POST', '/api/quote', { ...body, files: other }, newKey())).status).toBe(422);
});

it('DELETE /api/quote/file/{id} removes a file that no request has, for who sent it alone', async () => {
  const id = await uploaded(buyer);
  expectProblem(await stranger.call('DELETE', `/api/quote/file/${id}`), 'not-found');
  expectProblem(await admin.call('DELETE', `/api/quote/file/${id}`), 'not-found');
  expect((await buyer.call('DELETE', `/api/quote/file/${id}`)).body).toEqual({ deletedCount: 1 });
  expectProblem(await buyer.call('GET', `/api/quote/file/${id}`), 'not-found');
});

it('files of a person are in the copy of their data, and are gone with the account', async () => {
  const person = await registerCustomer();
  const id = await uploaded(person, newPdf(), 'secret plan.pdf');
  await request(person, { files: [id] });
  const data = await person.callWithSession('GET', '/api/account/data');
  expect(data.body).toMatchObject({
    files: [{ name: 'secret plan.pdf' }],
    quoteRequests: [{ files: ['secret plan.pdf'] }],
  });
  const closed = await person.callWithSession('POST', '/api/account/close', { password: person.password });
  expect(closed.status).toBeLessThan(300);
  expect(await stored('files').countDocuments({ fileName: 'secret plan.pdf' })).toBe(0);
  expectProblem(await admin.call('GET', `/api/quote/file/${id}`), 'not-found');
});
