import { request } from 'node:http';

export type Message = { status: number; headers: [string, string][]; body: Buffer };

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
        const stable = pairs.filter(
          ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(name),
        );
        resolve({ status: response.statusCode ?? 0, headers: stable, body: Buffer.concat(parts) });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Requests until the response comes from memory: one to a query is cached at its second request. */
export async function readCached(url: string, headers: Readonly<Record<string, string>>): Promise<Message> {
  for (let times = 0; times < 2; times += 1) await readRaw(url, headers);
  return readRaw(url, headers);
}

export const headerOf = ({ headers }: Message, header: string): string =>
  headers.find(([name]) => name.toLowerCase() === header)?.[1] ?? '';
