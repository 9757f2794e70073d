import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bothStorages } from '@/lib/server/platform/blobs/current-storage';
import { type S3Settings, s3Storage } from '@/lib/server/platform/blobs/s3-storage';
import { BUCKET, type S3Server, startS3Server } from '@/tests/support/servers/s3-servers';

const SHORT = { page: 1_000, connect: 500, silence: 300, response: 1_000, write: 1_000 };
const UNAVAILABLE = { code: 'file-storage-unavailable', status: 503 };
const servers: Server[] = [];
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  await s3.stop();
});

/** A service that does with each connection what it is given. */
async function serviceThat(serve: (socket: Socket) => void): Promise<S3Settings> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    serve(socket);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { ...s3.settings, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Every operation, which must fail. */
async function expectUnavailable(settings: S3Settings): Promise<void> {
  const storage = s3Storage(settings, SHORT);
  const id = new ObjectId();
  const all = { before: new Date(), after: null, limit: 1 };
  await Promise.all([
    expect(storage.write(id, 'a', Buffer.from('a'))).rejects.toMatchObject(UNAVAILABLE),
    expect(storage.read(id, { start: 0, end: 1 })).rejects.toMatchObject(UNAVAILABLE),
    expect(storage.remove(id)).rejects.toMatchObject(UNAVAILABLE),
    expect(storage.listIds(all)).rejects.toMatchObject(UNAVAILABLE),
  ]);
}

it('a bucket that cannot be used is known where nobody listens', async () => {
  await expectUnavailable({ ...s3.settings, endpoint: `http://127.0.0.1:${await freePort()}` });
});

it('a bucket that cannot be used is known where nothing is ever sent', async () => {
  await expectUnavailable(await serviceThat((socket) => socket.resume()));
});

it('a bucket that cannot be used is known where something else responds', async () => {
  const page = 'HTTP/1.1 502 Bad Gateway\r\nContent-Length: 4\r\nConnection: close\r\n\r\noops';
  await expectUnavailable(await serviceThat((socket) => socket.once('data', () => socket.end(page))));
});

it('a bucket that cannot be used is known where the key is refused, or there is no such bucket: no file is said to be gone', async () => {
  const credentials = { accessKeyId: 'unknown', secretAccessKey: 'wrong' };
  await expectUnavailable({ ...s3.settings, credentials });
  const { accessKeyId = '' } = s3.settings.credentials ?? {};
  await expectUnavailable({ ...s3.settings, credentials: { accessKeyId, secretAccessKey: 'wrong' } });
  const storage = s3Storage({ ...s3.settings, bucket: 'no-such-bucket' });
  await expect(storage.read(new ObjectId(), { start: 0, end: 1 })).rejects.toMatchObject(UNAVAILABLE);
  const error = await storage.write(new ObjectId(), 'a', Buffer.from('a')).catch((thrown: unknown) => thrown);
  expect((error as Error).cause).toMatchObject({ name: 'NoSuchBucket' });
});

it('an object that is shorter than the file is not sent', async () => {
  const storage = s3Storage(s3.settings);
  const id = new ObjectId();
  await storage.write(id, 'a', Buffer.from('abc'));
  await expect(storage.read(id, { start: 0, end: 10 })).rejects.toMatchObject(UNAVAILABLE);
  await expect(storage.read(id, { start: 5, end: 10 })).rejects.toMatchObject(UNAVAILABLE);
});

it.each([
  ['breaks off', (socket: Socket) => setTimeout(() => socket.destroy(), 50)],
  ['falls silent', () => undefined],
])('an object whose connection %s fails in the middle', async (_, then) => {
  const head =
    'HTTP/1.1 206 Partial Content\r\nContent-Length: 1000\r\nContent-Range: bytes 0-999/1000\r\n\r\n';
  const settings = await serviceThat((socket) =>
    socket.once('data', () => {
      socket.write(`${head}abc`);
      then(socket);
    }),
  );
  const stream = await s3Storage(settings, SHORT).read(new ObjectId(), { start: 0, end: 1_000 });
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow();
});

it('an object of someone else in the bucket is never listed', async () => {
  const { endpoint = '', region, credentials } = s3.settings;
  const client = new S3Client({ endpoint, region, credentials: credentials!, forcePathStyle: true });
  const put = (Key: string) =>
    client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: Buffer.from('a') }));
  const [first, last] = [ObjectId.createFromTime(1_000_000_000), ObjectId.createFromTime(1_000_000_900)];
  const between = [1, 2, 3, 4, 5].map((n) => `foreign/${first.toHexString()}-${n}`);
  const others = [
    `foreign/${first.toHexString()}/nested`,
    'foreign/notes.txt',
    'other/0123456789abcdef01234567',
  ];
  for (const key of [...between, ...others, 'foreign/0', 'foreign/zz']) await put(key);
  const storage = s3Storage({ ...s3.settings, prefix: 'foreign/' });
  for (const id of [first, last]) await storage.write(id, 'a', Buffer.from('a'));
  const before = new Date();
  const list = (after: ObjectId | null, limit: number) => storage.listIds({ before, after, limit });
  expect((await list(null, 2)).map(String)).toEqual([first, last].map(String));
  expect((await list(null, 1)).map(String)).toEqual([String(first)]);
  expect((await list(first, 2)).map(String)).toEqual([String(last)]);
  expect(await list(last, 2)).toEqual([]);
  client.destroy();
});

it('two storages, while files are moved serve, list and remove what either has, and write to the first', async () => {
  const [first, second] = [
    s3Storage({ ...s3.settings, prefix: 'first/' }),
    s3Storage({ ...s3.settings, prefix: 'second/' }),
  ];
  const both = bothStorages(first, second);
  const ids = [1, 2, 3, 4].map((hour) => ObjectId.createFromTime(1_100_000_000 + hour * 3_600));
  await second.write(ids[0]!, 'a', Buffer.from('0'));
  await both.write(ids[1]!, 'a', Buffer.from('1'));
  await second.write(ids[2]!, 'a', Buffer.from('2'));
  for (const storage of [first, second]) await storage.write(ids[3]!, 'a', Buffer.from('3'));
  const part = { start: 0, end: 1 };
  expect(await second.read(ids[1]!, part)).toBeNull();
  for (const [n, id] of ids.entries())
    expect(await new Response(await both.read(id, part)).text()).toBe(String(n));
  const list = async (after: ObjectId | null, limit: number) =>
    (await both.listIds({ before: new Date(), after, limit })).map(String);
  expect(await list(null, 3)).toEqual(ids.slice(0, 3).map(String));
  expect(await list(ids[2]!, 3)).toEqual([String(ids[3])]);
  for (const id of ids) await both.remove(id);
  expect(await list(null, 3)).toEqual([]);
});
