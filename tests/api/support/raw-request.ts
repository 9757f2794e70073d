import { request } from 'node:http';
import { baseUrl } from '@/tests/support/store';

export type RawResponse = { status: number; location: string | undefined; body: string };

/** Sends a request with method and address exactly as written: `fetch` would normalise them. */
export function sendRaw(
  method: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl());
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: address, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

export function getRaw(address: string, headers?: Record<string, string>): Promise<RawResponse> {
  return sendRaw('GET', address, headers);
}
