import { request } from 'node:http';

/** A response as it is on the wire, but for what differs from one message to the next. */
export type Message = { status: number; headers: [string, string][]; body: Buffer };

/** Returns one response, neither decoded nor followed. */
export function readRaw(url: string, headers: Readonly<Record<string, string>>): Promise<Message> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const { rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
        );
        const kept = pairs.filter(
          ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(name),
        );
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(parts) });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Asks until the store has what it keeps: at once for a page, from the second time on for a query. */
export async function readCached(url: string, headers: Readonly<Record<string, string>>): Promise<Message> {
  for (let times = 0; times < 2; times += 1) await readRaw(url, headers);
  return readRaw(url, headers);
}

export const headerOf = ({ headers }: Message, wanted: string): string =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? '';
