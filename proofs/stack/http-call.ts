import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { text } from 'node:stream/consumers';

/** Longer than the driver retries one transaction, which is two minutes. */
const TIMEOUT_MS = 150_000;

const pending = new Map<Call, number>();

export function pendingCalls(now: number = Date.now()): string[] {
  return [...pending]
    .sort((a, b) => a[1] - b[1])
    .map(
      ([{ method, url }, since]) =>
        `${method} ${url} has been pending for ${Math.round((now - since) / 1000)} s`,
    );
}

/** `no-response`: the connection broke or timed out; the call may or may not have taken effect. */
export type CallResult =
  // biome-ignore lint/suspicious/noExplicitAny: responses of every shape, which proofs look into.
  { status: number; body: any } | { status: 'no-response'; body: { detail: string } };

export type Call = {
  method: string;
  url: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string>;
};

function bodyOf({ body, form }: Call): { type: string; sent: string } | null {
  if (form) return { type: 'application/x-www-form-urlencoded', sent: new URLSearchParams(form).toString() };
  return body === undefined ? null : { type: 'application/json', sent: JSON.stringify(body) };
}

/** Over a connection of its own, so that calls do not affect each other. */
function send(call: Call, signal: AbortSignal): Promise<IncomingMessage> {
  const body = bodyOf(call);
  return new Promise((resolve, reject) => {
    const send = call.url.startsWith('https:') ? requestSecurely : request;
    const sending = send(call.url, {
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

/** Never throws: a broken connection is a result too. */
export async function callHttp(call: Call): Promise<CallResult> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Error('no response in time')), TIMEOUT_MS);
  pending.set(call, Date.now());
  try {
    const response = await send(call, timeout.signal);
    const content = await text(response);
    const isJson = /json/.test(response.headers['content-type'] ?? '');
    return { status: response.statusCode ?? 0, body: isJson ? JSON.parse(content) : content };
  } catch (error) {
    return {
      status: 'no-response',
      body: { detail: error instanceof Error ? error.message : String(error) },
    };
  } finally {
    clearTimeout(timer);
    pending.delete(call);
  }
}

export function isDone(response: CallResult): boolean {
  return typeof response.status === 'number' && response.status >= 200 && response.status < 300;
}
