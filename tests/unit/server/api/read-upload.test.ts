import { expect, it, vi } from 'vitest';
import { readUpload } from '@/lib/server/api/read-upload';

const MAX = 1_000;
const FORM = 'multipart/form-data; boundary=edge';

type Sent = { type?: string | undefined; headers?: Record<string, string> };

function request(
  body: string | Uint8Array | ReadableStream,
  { type = FORM, headers = {} }: Sent = {},
): Request {
  return new Request('http://localhost/api/file', {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: body as BodyInit,
    duplex: 'half',
  } as RequestInit);
}

const part = (content: string, head = 'form-data; name="file"; filename="a.png"') =>
  `--edge\r\nContent-Disposition: ${head}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const END = '--edge--\r\n';

const codeOf = (sent: Request) =>
  readUpload(sent, MAX).then(
    (bytes) => `${bytes.length} bytes`,
    (error: { code: string }) => error.code,
  );

it('an upload is the bytes of its one part, whatever the part is called', async () => {
  for (const name of [
    'a.png',
    '../../etc/passwd',
    'a.png\\0.html',
    'a.html',
    'C:\\a.png',
    `${'x'.repeat(500)}.png`,
  ]) {
    const head = `form-data; name="file"; filename="${name}"`;
    expect((await readUpload(request(`${part('content', head)}${END}`), MAX)).toString()).toBe('content');
  }
});

it('an upload may arrive a byte at a time', async () => {
  const bytes = Buffer.from(`${part('content')}${END}`);
  const stream = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect((await readUpload(request(stream), MAX)).toString()).toBe('content');
});

it.each([
  ['nothing', request(''), 'malformed-upload'],
  ['JSON', request('{}', { type: 'application/json' }), 'unsupported-media-type'],
  [
    'a form of another kind',
    request('file=1', { type: 'application/x-www-form-urlencoded' }),
    'unsupported-media-type',
  ],
  ['a form without a boundary', request(part('x'), { type: 'multipart/form-data; x=y' }), 'malformed-upload'],
  [
    'a boundary that is empty',
    request(part('x'), { type: 'multipart/form-data; boundary=' }),
    'malformed-upload',
  ],
  [
    'a part of another name',
    request(`${part('x', 'form-data; name="image"; filename="a"')}${END}`),
    'malformed-upload',
  ],
  [
    'a field in place of a file',
    request(`--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n${END}`),
    'malformed-upload',
  ],
  ['two files', request(`${part('x')}${part('y')}${END}`), 'malformed-upload'],
  ['a thousand parts', request(`${part('x').repeat(100)}${END}`), 'malformed-upload'],
  ['a part that does not end', request(part('x').slice(0, -4)), 'malformed-upload'],
  ['a part without an end of the form', request(part('x')), 'malformed-upload'],
  ['a head that does not end', request(`--edge\r\n${'X-A: b\r\n'.repeat(1_000)}`), 'malformed-upload'],
  ['a part that says nothing of itself', request(`--edge\r\n\r\nx\r\n${END}`), 'malformed-upload'],
  [
    'a form in a form',
    request(
      `--edge\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n\r\nx\r\n--inner--\r\n${END}`,
    ),
    'malformed-upload',
  ],
  ['a file of too many bytes', request(`${part('x'.repeat(MAX + 1))}${END}`), 'too-large'],
  ['more around the file than a head', request(`${' '.repeat(20_000)}${part('x')}${END}`), 'too-large'],
  [
    'a length that is too large',
    request(`${part('x')}${END}`, { headers: { 'content-length': '999999' } }),
    'too-large',
  ],
])('an upload is not %s', async (_, sent, code) => {
  expect(await codeOf(sent)).toBe(code);
});

it('an upload ends as soon as it is too large, and the rest of its stream is cancelled', async () => {
  let sent = 0;
  let isCancelled = false;
  const stream = new ReadableStream({
    pull(controller) {
      sent += 1_000;
      controller.enqueue(
        Buffer.from(sent === 1_000 ? part('x'.repeat(900)).slice(0, -2) : 'x'.repeat(1_000)),
      );
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await codeOf(request(stream))).toBe('too-large');
  expect([sent < 10_000, isCancelled]).toEqual([true, true]);
});

it('an upload that stops arriving is given up after ten seconds', async () => {
  vi.useFakeTimers();
  try {
    const code = codeOf(
      request(new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('--e')) })),
    );
    await vi.advanceTimersByTimeAsync(9_900);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await code).toBe('malformed-upload');
  } finally {
    vi.useRealTimers();
  }
});

it('an upload of a client that goes is no fault of the store', async () => {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(part('x')));
      controller.error(new Error('gone'));
    },
  });
  expect(await codeOf(request(stream))).toBe('malformed-upload');
});
