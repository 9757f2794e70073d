import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileUrl } from '@/lib/shared/files/stored-files';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  CARRYING_PICTURES,
  HOSTILE_DOCUMENTS,
  HOSTILE_PICTURES,
  PAYLOADS,
  pdf,
} from '@/tests/support/hostile-files';
import { addTool, call, signInAdmin } from '@/tests/support/people';
import { baseUrl } from '@/tests/support/store';

const admin = await signInAdmin();

type Kind = 'picture' | 'document';

function formOf(bytes: Buffer, name = 'file.bin'): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

const upload = (kind: Kind, bytes: Buffer, name?: string) =>
  admin.call('POST', `/api/file?kind=${kind}`, formOf(bytes, name));
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, baseUrl()), { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** A picture that no other test has. */
const newPicture = () =>
  sharp(randomBytes(30 * 20 * 3), { raw: { width: 30, height: 20, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'Someone' } })
    .jpeg()
    .toBuffer();
const newPdf = () => pdf({ objects: `4 0 obj (${randomBytes(400_000).toString('hex')}) endobj` });

it('POST /api/file stores a picture anew, without what its file noted, and the same one once', async () => {
  const picture = await newPicture();
  const { status, body } = await upload('picture', picture, '../../etc/passwd.html');
  expect(status).toBe(201);
  expect(body).toEqual({
    name: expect.stringMatching(/^[0-9a-f]{40}\.webp$/),
    url: fileUrl(body.name),
    kind: 'picture',
    bytes: expect.any(Number),
    width: 30,
    height: 20,
  });
  expect((await upload('picture', picture)).body).toEqual(body);
  const served = await get(body.url);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${body.name}"`,
  });
  const { format, exif, width } = await sharp(await bytesOf(served)).metadata();
  expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 30 });
});

it('POST /api/file stores a PDF as it is, to be saved and not opened here', async () => {
  const file = newPdf();
  const { status, body } = await upload('document', file);
  expect([status, body.bytes]).toEqual([201, file.length]);
  const served = await get(body.url);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await bytesOf(served)).equals(file)).toBe(true);
});

it('POST /api/file serves pictures through the image optimiser, in each size', async () => {
  const { url } = (await upload('picture', await newPicture())).body;
  const optimised = await get(`/_next/image?url=${encodeURIComponent(url)}&w=96&q=75`, {
    accept: 'image/webp',
  });
  expect([optimised.status, optimised.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await bytesOf(optimised)).metadata()).width).toBe(30);
});

it('GET /files/{name} sends parts, and nothing to a client that has it already', async () => {
  const file = newPdf();
  const { url, name } = (await upload('document', file)).body;
  const etag = `"${name}"`;
  const part = await get(url, { range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${file.length}`]);
  expect((await bytesOf(part)).equals(file.subarray(100, 200))).toBe(true);
  const end = await get(url, { range: 'bytes=-50' });
  expect((await bytesOf(end)).equals(file.subarray(-50))).toBe(true);
  const beyond = await get(url, { range: `bytes=${file.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${file.length}`]);
  expect(beyond.headers.get('cache-control')).toBe('no-store');
  for (const range of ['bytes=0-9', `bytes=${file.length}-`]) {
    const head = await fetch(new URL(url, baseUrl()), { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.length)]);
  }
  const other = await get(url, { 'if-match': '"other"' });
  expect([other.status, other.headers.get('cache-control')]).toEqual([412, 'no-store']);
  expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
  expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  const known = await get(url, { 'if-none-match': etag });
  expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0]);
  const head = await get(url, {}, 'HEAD');
  expect([head.status, head.headers.get('etag'), (await bytesOf(head)).length]).toEqual([200, etag, 0]);
});

it.each([
  `${'0'.repeat(40)}.webp`,
  `${'0'.repeat(40)}.html`,
  '..%2f..%2fetc%2fpasswd.webp',
  '%00.webp',
  'x'.repeat(300),
  '[$ne]=.webp',
])('GET /files/{name} knows no file %s', async (name) => {
  expect((await get(`/files/${name}`)).status).toBe(404);
});

it('GET /files/{name} takes no other method', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await get(`/files/${'0'.repeat(40)}.webp`, {}, method)).status).toBe(405);
});

it('a file goes with the tool that is saved with it, and is not deleted from then on', async () => {
  const { url, name } = (await upload('picture', await newPicture())).body;
  const id = await addTool(admin, { image: url });
  expect((await call('GET', `/api/tool/${id}`)).body.image).toBe(url);
  expectProblem(await admin.call('DELETE', `/api/file/${name}`), 'file-in-use');
  expect((await get(url)).status).toBe(200);
});

it('a file that is deleted is gone in every size that was requested', async () => {
  const { url, name } = (await upload('picture', await newPicture())).body;
  const sizes = [
    `/_next/image?url=${encodeURIComponent(url)}&w=420&q=75`,
    `/_next/image?url=${url}&w=420&q=75`,
  ];
  // The second time from memory.
  for (const address of [...sizes, ...sizes]) expect((await get(address)).status).toBe(200);
  expect((await admin.call('DELETE', `/api/file/${name}`)).status).toBe(200);
  for (const address of sizes) expect((await get(address)).status).toBe(404);
});

it('a file that is deleted is no picture of a tool any more', async () => {
  const id = await addTool(admin);
  const { url, name } = (await upload('picture', await newPicture())).body;
  expect((await admin.call('DELETE', `/api/file/${name}`)).body).toEqual({ deletedCount: 1 });
  expect((await get(url)).status).toBe(404);
  const edit = await admin.call('PATCH', `/api/tool/${id}`, { revision: 1, pictures: [{ url }] });
  expectProblem(edit, 'validation-failed', { pictures: [VALIDATION['file-gone']] });
  const tool = { name: 'Gone', image: url, description: 'x', price: 1, moq: 1, quantity: 1 };
  const added = await admin.call('POST', '/api/tool', tool);
  expectProblem(added, 'validation-failed', { image: [VALIDATION['file-gone']] });
});

it('documents of a tool are shown on its page, those in the reader’s language first', async () => {
  const [first, second] = [
    (await upload('document', newPdf())).body.url,
    (await upload('document', newPdf())).body.url,
  ];
  const id = await addTool(admin);
  const documents = [
    { url: first, kind: 'data-sheet', language: 'en' },
    { url: second, kind: 'certificate', language: 'de', title: 'ISO 9001' },
  ];
  const edited = await admin.call('PATCH', `/api/tool/${id}`, { revision: 1, documents });
  expect([edited.status, edited.body]).toEqual([200, { revision: 2 }]);
  const { slug, documents: read } = (await call('GET', `/api/tool/${id}`)).body;
  expect(read).toEqual(documents);
  const places = async (path: string) => {
    const html = await (await get(path)).text();
    return [first, second].map((url) => html.indexOf(`href="${url}"`));
  };
  const [english, german] = [await places(`/tools/${slug}`), await places(`/de/tools/${slug}`)];
  expect([english[0]! > 0, english[0]! < english[1]!, german[0]! > german[1]!]).toEqual([true, true, true]);
  await admin.call('PATCH', `/api/tool/${id}`, { revision: 2, documents: [] });
  expect((await call('GET', `/api/tool/${id}`)).body.documents).toBeUndefined();
});

it('documents of a tool are uploaded ones, and no pictures', async () => {
  const id = await addTool(admin);
  const save = (url: string) =>
    admin.call('PATCH', `/api/tool/${id}`, {
      revision: 1,
      documents: [{ url, kind: 'manual', language: 'mul' }],
    });
  const { url } = (await upload('picture', await newPicture())).body;
  expectProblem(await save(url), 'validation-failed', { 'documents.0.url': [VALIDATION['file-gone']] });
  const gone = `/files/${'0'.repeat(40)}.pdf`;
  expectProblem(await save(gone), 'validation-failed', { documents: [VALIDATION['file-gone']] });
});

const count = async () =>
  (await stored('files').countDocuments()) + (await stored('file_data.files').countDocuments());

/** Sends these bytes as a request's, and returns the status; 0 if the store closes the connection without one. */
function sendRaw(text: string, { isCut = false } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl());
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      response += chunk;
      if (response.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? socket.destroy() : reject(error),
    );
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0)));
    socket.write(text, 'latin1', () => {
      if (isCut) setTimeout(() => socket.destroy(), 20);
    });
  });
}

function rawRequest(
  body: string,
  { type = 'multipart/form-data; boundary=edge', length = body.length } = {},
): string {
  return [
    'POST /api/file?kind=picture HTTP/1.1',
    `Host: ${new URL(baseUrl()).host}`,
    `Authorization: Bearer ${admin.token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

const PART = '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

// What else is refused, and why: tests/unit/server/commerce/files/inspection/hostile-files.test.ts.
it.each([
  ['an SVG with a script', 'picture-unreadable'],
  ['a PNG that unpacks to a gigapixel', 'picture-dimensions'],
] as const)('hostile files: %s is no picture, whatever it is called', async (name, code) => {
  for (const called of ['a.png', 'a.png.html'])
    expectProblem(await upload('picture', HOSTILE_PICTURES[name]!(), called), 'validation-failed', {
      file: [VALIDATION[code]],
    });
});

it.each([
  ['a picture', 'document-unreadable'],
  ['a PDF with a script', 'document-active'],
  ['an encrypted PDF', 'document-encrypted'],
  ['a PDF that unpacks to 100 MB', 'document-unreadable'],
] as const)('hostile files: %s is no document, and is told why', async (name, code) => {
  expectProblem(await upload('document', HOSTILE_DOCUMENTS[name]!(), 'a.pdf'), 'validation-failed', {
    file: [VALIDATION[code]],
  });
});

it('hostile files that carry something else are served without it', async () => {
  const { body } = await upload('picture', CARRYING_PICTURES['a PNG with an archive behind it']!());
  const text = (await bytesOf(await get(body.url))).toString('latin1');
  expect(PAYLOADS.filter((payload) => text.includes(payload))).toEqual([]);
});

it('hostile files that are too large are refused before they have arrived', async () => {
  const large = Buffer.alloc(15 * 1024 * 1024 + 1, 0xff);
  expectProblem(await upload('picture', large), 'too-large');
  expect(await sendRaw(rawRequest(PART, { length: 10_000_000_000 }))).toBe(413);
});

it.each([
  ['a form without an end', () => rawRequest(PART)],
  ['a boundary that is nowhere', () => rawRequest(PART, { type: 'multipart/form-data; boundary=other' })],
  ['no boundary', () => rawRequest(PART, { type: 'multipart/form-data' })],
  ['many parts', () => rawRequest(`${`${PART}x\r\n`.repeat(500)}--edge--\r\n`)],
  ['a long head', () => rawRequest(`--edge\r\nX-A: ${'a'.repeat(15_000)}\r\n\r\n--edge--\r\n`)],
  [
    'NULs in the head',
    () =>
      rawRequest(
        `--edge\r\nContent-Disposition: form-data; name="fi\0le"; filename="\0"\r\n\r\nx\r\n--edge--\r\n`,
      ),
  ],
])('hostile files in %s are refused', async (_, sent) => {
  expect([400, 415]).toContain(await sendRaw(sent()));
});

it('hostile files leave nothing behind where the connection is cut, and the next one is served', async () => {
  const before = await count();
  await Promise.all([
    sendRaw(rawRequest(`${PART}\xff\xd8\xff`, { length: 9_000 }), { isCut: true }),
    sendRaw(rawRequest('--ed', { length: 9_000 }), { isCut: true }),
  ]);
  expect(await count()).toBe(before);
  // The slots of those two are free again.
  const pictures = await Promise.all([newPicture(), newPicture(), newPicture()]);
  for (const picture of pictures) expect((await upload('picture', picture)).status).toBe(201);
});

it('hostile files leave the process as it was', async () => {
  expect((await get('/api/live')).status).toBe(200);
});
