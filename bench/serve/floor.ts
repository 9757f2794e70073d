import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The floor: a bare HTTP server that replays the bytes and headers of the store for each address and Accept-Encoding. Reads a
 * list of `[key, status, headers, body in base64]` from standard input and prints its port.
 */
const parts: Buffer[] = [];
for await (const part of process.stdin) parts.push(part as Buffer);
type Replayed = [key: string, status: number, headers: [string, string][], body: string];
const replayed = new Map(
  (JSON.parse(Buffer.concat(parts).toString()) as Replayed[]).map(([key, status, headers, body]) => [
    key,
    { status, headers: headers.flat(), body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const known = request.headers['if-none-match'] === undefined ? '' : ' 304';
  const found = replayed.get(`${request.url} ${request.headers['accept-encoding'] ?? ''}${known}`);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(found.status, found.headers);
  response.end(found.body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
