const PATIENCE_MS = 60_000;

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

function bodyOf({ body, form }: Call): { type?: string; text?: string | URLSearchParams } {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form) };
  return body === undefined ? {} : { type: 'application/json', text: JSON.stringify(body) };
}

/** One HTTP call. Never throws: a broken connection is an answer too. */
export async function callHttp(call: Call): Promise<Answer> {
  const { type, text } = bodyOf(call);
  try {
    const response = await fetch(call.url, {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...call.headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    const said = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(said) : said };
  } catch (error) {
    return { status: 'unanswered', body: { detail: error instanceof Error ? error.message : String(error) } };
  }
}

/** Whether the call was answered with success. */
export function isDone(answer: Answer): boolean {
  return typeof answer.status === 'number' && answer.status >= 200 && answer.status < 300;
}
