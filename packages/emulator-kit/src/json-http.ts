import type { IncomingMessage, ServerResponse } from 'node:http';

/** Thrown for a call that an emulator rejects; `status` is the HTTP status, `message` what the caller reads. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'HttpRefusal';
  }
}

/** Reads the whole body as text. Throws HttpRefusal 413 beyond `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new HttpRefusal(413, `The body is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a JSON object; an empty body is `{}`. Throws HttpRefusal 400 or 415. */
export async function readJsonObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readBody(request, 64 * 1024);
  if (text === '') return {};
  // Requiring JSON makes a browser send a preflight request first, so no web page can reach a control call by a plain
  // form.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new HttpRefusal(415, 'The body must be application/json.');
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    throw new HttpRefusal(400, 'The body is not valid JSON.');
  }
  throw new HttpRefusal(400, 'The body must be a JSON object.');
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** Otherwise a page on the internet could reach an emulator by pointing its own host name here. */
export function namesThisMachine(request: IncomingMessage): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return host === '127.0.0.1' || host === 'localhost' || host === '[::1]';
}
