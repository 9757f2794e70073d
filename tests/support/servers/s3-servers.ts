import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '@/lib/server/platform/blobs/s3-storage';

export const BUCKET = 'shop-files';
const CREDENTIALS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

/** A server of S3's protocol with a bucket. */
export type S3Server = { settings: S3Settings; stop: () => Promise<void> };

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\S+)$/;

/** Requires Signature Version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). */
function requireSignature({ method, url = '', headers }: IncomingMessage, body: Buffer): void {
  const [, key, scope = '', signed = '', signature] = AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (key !== CREDENTIALS.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  const contentHash = headers['x-amz-content-sha256'];
  if (contentHash !== sha256(body)) throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const [path, query = ''] = url.split('?');
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}`);
  const canonical = [method, path, query.split('&').sort().join('&'), ...lines, '', signed, contentHash];
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${CREDENTIALS.secretAccessKey}`);
  if (hmac(signingKey, text).toString('hex') !== signature) throw new Refusal(403, 'SignatureDoesNotMatch');
}

function sendList(keys: readonly string[], query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('start-after') ?? '';
  const found = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = found.slice(0, Number(query.get('max-keys') ?? 1_000));
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const isTruncated = `<IsTruncated>${page.length < found.length}</IsTruncated>`;
  response.end(`<ListBucketResult>${isTruncated}${contents}</ListBucketResult>`);
}

function sendObject(content: Buffer | undefined, range = '', response: ServerResponse): void {
  if (!content) throw new Refusal(404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (Number(start) >= content.length) throw new Refusal(416, 'InvalidRange');
  const part = content.subarray(Number(start ?? 0), end === undefined ? undefined : Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, { 'Content-Length': part.length }).end(part);
}

/** The parts of S3 that the store uses, on one bucket, whose objects are `objects`. */
async function serve(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  requireSignature(request, body);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
  if (request.method === 'GET' && key === '') return sendList([...objects.keys()], searchParams, response);
  if (request.method === 'GET') return sendObject(objects.get(key), request.headers.range, response);
  if (request.method === 'PUT') objects.set(key, body);
  else if (request.method === 'DELETE') objects.delete(key);
  else throw new Refusal(405, 'MethodNotAllowed');
  response.writeHead(request.method === 'PUT' ? 200 : 204).end();
}

function settingsFor(port: number): S3Settings {
  return {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    prefix: 'shop/',
    credentials: CREDENTIALS,
    isPathStyle: true,
  };
}

/** Starts a server whose bucket is in memory. It checks signatures, and lists page by page. */
export async function startS3Server(port = 0, objects = new Map<string, Buffer>()): Promise<S3Server> {
  const server = createServer((request, response) => {
    serve(objects, request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refusal ? error : { status: 500, code: 'InternalError' };
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { settings: settingsFor((server.address() as AddressInfo).port), stop };
}

/**
 * Another server of S3's protocol, to compare with, if the environment names one: S3_TEST_ENDPOINT, and its S3_TEST_KEY and
 * S3_TEST_SECRET. It must have the bucket.
 */
export function otherS3Server(): S3Server | null {
  const { S3_TEST_ENDPOINT: endpoint, S3_TEST_KEY: accessKeyId = '', S3_TEST_SECRET = '' } = process.env;
  if (endpoint === undefined) return null;
  const credentials = { accessKeyId, secretAccessKey: S3_TEST_SECRET };
  return { settings: { ...settingsFor(0), endpoint, credentials }, stop: async () => undefined };
}
