import 'server-only';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, judgeUrl } from './judge-address';

/** Returns every address of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const resolveName: Resolve = (name) => lookup(name, { all: true });

/** The store does not connect to this address, or its name does not resolve; `message` says which, and no more. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Resolves a name anew and returns its addresses. Throws AddressRefused unless each is public, or its host is listed as private. */
export async function judgedAddresses(
  url: string,
  { privateHosts, resolve = resolveName }: { privateHosts: readonly string[]; resolve?: Resolve },
): Promise<readonly LookupAddress[]> {
  const verdict = judgeUrl(url, privateHosts);
  if (verdict.problem !== undefined) throw new AddressRefused('address refused');
  const name = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(name);
  if (family !== 0) return [{ address: name, family }];
  const found = await resolve(name).catch(() => []);
  if (found.length === 0) throw new AddressRefused('name not found');
  if (!verdict.isPrivate && !found.every(({ address }) => isPublicAddress(address)))
    throw new AddressRefused('address refused');
  return found;
}

/** A connection goes to an address that was judged: the name is not resolved again. */
function toJudged(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
  };
}

const ANSWER_BYTES_MAX = 1_024;

/** Reads no more than so much of an answer, and keeps nothing. */
function drain(answer: IncomingMessage, signal: AbortSignal): void {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) answer.destroy();
  });
  answer.on('error', () => undefined);
  const end = () => answer.destroy();
  signal.addEventListener('abort', end, { once: true });
  answer.on('close', () => signal.removeEventListener('abort', end));
}

export type GuardedRequest = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
  privateHosts: readonly string[];
  resolve?: Resolve;
};

export type GuardedAnswer = { status: number; retryAfter?: string };

/**
 * POSTs to an address that somebody else chose. No redirect is followed and no proxy used; the certificate must be that of the
 * name. Throws AddressRefused, or the error of the connection or of the time limit.
 */
export async function postGuarded({
  url,
  headers,
  body,
  timeoutMs,
  ...guard
}: GuardedRequest): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const addresses = await Promise.race([judgedAddresses(url, guard), late]);
  const request = url.startsWith('http:') ? requestHttp : requestHttps;
  const length = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(url),
      {
        method: 'POST',
        headers: { ...headers, 'content-length': length },
        // A connection of its own: one that is kept may have been opened to what the name was before.
        agent: false,
        lookup: toJudged(addresses),
        signal,
      },
      (answer) => {
        const retryAfter = answer.headers['retry-after'];
        drain(answer, signal);
        resolve({ status: answer.statusCode ?? 0, ...(retryAfter ? { retryAfter } : {}) });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
