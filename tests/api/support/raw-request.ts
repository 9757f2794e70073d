import { request } from 'node:http';
import { baseUrl } from '@/tests/support/store';

export type RawAnswer = { status: number; location: string | undefined; body: string };

/** A request with method and address exactly as written: `fetch` would tidy them up first. */
export function sendRaw(
  method: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl());
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: address, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

export function getRaw(address: string, headers?: Record<string, string>): Promise<RawAnswer> {
  return sendRaw('GET', address, headers);
}
