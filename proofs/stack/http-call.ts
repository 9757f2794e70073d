import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Longer than the driver tries one transaction, which is two minutes. */
const PATIENCE_MS = 150_000;

/** Calls that are not answered yet, and since when. */
const underWay = new Map<Call, number>();

/** What is waited for now, the longest first, in words. */
export function callsUnderWay(now: number = Date.now()): string[] {
  return [...underWay]
    .sort((a, b) => a[1] - b[1])
    .map(
      ([{ method, url }, since]) =>
        `${method} ${url} is unanswered for ${Math.round((now - since) / 1000)} s`,
    );
}

/**
 * What came of a call. `unanswered`: the connection broke or nobody answered in time, so that it may have happened or
 * not.
 */
export type Answer =
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape, which proofs look into.
  { status: number; body: any } | { status: 'unanswered'; body: { detail: string } };

export type Call = {
  method: string;
  url: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form instead. */
  form?: Record<string, string>;
};

function bodyOf({ body, form }: Call): { type: string; sent: string } | null {
  if (form) return { type: 'application/x-www-form-urlencoded', sent: new URLSearchParams(form).toString() };
  return body === undefined ? null : { type: 'application/json', sent: JSON.stringify(body) };
}

/** Sends it over a connection of its own, which no other call's fate can touch. */
function send(call: Call, signal: AbortSignal): Promise<IncomingMessage> {
  const body = bodyOf(call);
  return new Promise((resolve, reject) => {
    const sending = request(call.url, {
      method: call.method,
      agent: false,
      signal,
      headers: {
        ...(body ? { 'content-type': body.type, 'content-length': Buffer.byteLength(body.sent) } : {}),
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...call.headers,
      },
    });
    sending.once('response', resolve);
    sending.on('error', reject);
    sending.end(body?.sent);
  });
}

/** One HTTP call. Never throws: a broken connection is an answer too. */
export async function callHttp(call: Call): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error('no answer in time')), PATIENCE_MS);
  underWay.set(call, Date.now());
  try {
    const response = await send(call, patience.signal);
    const said = await text(response);
    const isJson = /json/.test(response.headers['content-type'] ?? '');
    return { status: response.statusCode ?? 0, body: isJson ? JSON.parse(said) : said };
  } catch (error) {
    return { status: 'unanswered', body: { detail: error instanceof Error ? error.message : String(error) } };
  } finally {
    clearTimeout(timer);
    underWay.delete(call);
  }
}

/** Whether the call was answered with success. */
export function isDone(answer: Answer): boolean {
  return typeof answer.status === 'number' && answer.status >= 200 && answer.status < 300;
}
