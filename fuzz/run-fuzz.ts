import { baseUrl } from '@/tests/support/store';
import { readDocument } from './document';
import { sendable } from './hostile-values';
import { type Answer, judgeAnswer } from './judge-answer';
import { type FuzzRequest, makeRequest } from './make-request';
import { type Cast, makeCast, reviveCast } from './people';
import { randomOf } from './random';

export type FuzzOptions = {
  requests: number;
  seed: number;
  atOnce?: number;
  onProgress?: (done: number) => void;
};

export type Finding = {
  /** What is wrong, with call and role: the same thing again is counted, not repeated. */
  what: string;
  times: number;
  /** The first request that showed it, for a second look. */
  example: { method: string; address: string; headers: Record<string, string>; body: string | undefined };
  answer: Answer;
};

export type FuzzReport = {
  requests: number;
  calls: number;
  statuses: Record<string, number>;
  findings: Finding[];
};

const PATIENCE_MS = 30_000;
const ROUND = 100;
const SHOWN = 400;

async function send(request: FuzzRequest): Promise<Answer> {
  const response = await fetch(`${baseUrl()}${request.address}`, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(request.body === undefined ? {} : { body: sendable(request.body) }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
}

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/**
 * Sends random and hostile requests to every call of the running store's OpenAPI document, as visitor, stranger, admin
 * and forger, and judges each answer: no 5xx, nothing that is not in the document, nothing of somebody else's. The same
 * seed sends the same kinds of requests in the same order; ids and tokens are each run's own.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, atOnce = 6, onProgress } = options;
  const random = randomOf(seed);
  const response = await fetch(`${baseUrl()}/api/openapi.json`);
  const { operations, resolve } = readDocument(await response.json());
  let cast: Cast = await makeCast();
  const statuses: Record<string, number> = {};
  const findings = new Map<string, Finding>();

  const note = (request: FuzzRequest, fault: string, answer: Answer) => {
    const what = `${request.operation.method} ${request.operation.path} as ${request.role}: ${fault}`;
    const known = findings.get(what);
    if (known) known.times += 1;
    else {
      const { method, address, headers, body } = request;
      const { authorization, cookie, ...plain } = headers;
      const example = { method, address: shortened(address), headers: plain, body: body && shortened(body) };
      findings.set(what, { what, times: 1, example, answer: { ...answer, text: shortened(answer.text) } });
    }
  };

  const one = async (request: FuzzRequest) => {
    let answer: Answer;
    try {
      answer = await send(request);
    } catch (error) {
      const reason = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error);
      note(request, `no answer: ${reason.trim()}`, { status: 0, type: '', text: '' });
      return;
    }
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    for (const fault of judgeAnswer(request, answer, cast.secrets, resolve)) note(request, fault, answer);
  };

  for (let done = 0; done < requests; done += ROUND) {
    // A round's requests are made before the first is sent, so that chance does not depend on speed.
    const round = Array.from({ length: Math.min(ROUND, requests - done) }, (_, index) => {
      const operation = operations[(done + index) % operations.length];
      if (!operation) throw new Error('the document has no calls');
      return makeRequest(operation, cast, random);
    });
    const queue = round[Symbol.iterator]();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const request of queue) await one(request);
      }),
    );
    cast = await reviveCast(cast);
    onProgress?.(Math.min(done + ROUND, requests));
  }
  return { requests, calls: operations.length, statuses, findings: [...findings.values()] };
}
