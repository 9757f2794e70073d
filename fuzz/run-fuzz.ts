import fc from 'fast-check';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import type { Contract } from '@/lib/shared/calls/contract';
import { baseUrl } from '@/tests/support/store';
import { type FuzzResponse, makeJudge, type OpenApiDocument } from './judge-response';
import { type Cast, makeCast, reviveCast } from './people';
import { type FuzzRequest, requestArbitrary } from './request-arbitrary';

export type FuzzOptions = {
  requests: number;
  seed: number;
  /** Only calls whose path contains one of these. */
  paths?: readonly string[];
  /** How many requests are pending at a time. */
  concurrency?: number;
  onProgress?: (done: number) => void;
};

export type Finding = {
  /** The fault, with call and role: repetitions are counted. */
  what: string;
  times: number;
  /** The first request that showed it, as an example. */
  example: { method: string; address: string; headers: Record<string, string>; body: string | undefined };
  response: FuzzResponse;
};

export type FuzzReport = {
  requests: number;
  calls: number;
  statuses: Record<string, number>;
  findings: Finding[];
};

const TIMEOUT_MS = 30_000;
const ROUND = 100;
const SHOWN = 400;

async function send(request: FuzzRequest): Promise<FuzzResponse> {
  const response = await fetch(`${baseUrl()}${request.address}`, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(request.body === undefined ? {} : { body: request.body }),
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

/** Groups findings by their text, each with its first example. */
class Findings {
  readonly #found = new Map<string, Finding>();

  add(request: FuzzRequest, fault: string, response: FuzzResponse): void {
    const { contract, role, method, address, headers, body } = request;
    const what = `${contract.method} ${contract.path} as ${role}: ${fault}`;
    const known = this.#found.get(what);
    if (known) {
      known.times += 1;
      return;
    }
    const { authorization, cookie, ...plain } = headers;
    const example = { method, address: shortened(address), headers: plain, body: body && shortened(body) };
    this.#found.set(what, {
      what,
      times: 1,
      example,
      response: { ...response, text: shortened(response.text) },
    });
  }

  list(): Finding[] {
    return [...this.#found.values()];
  }
}

/** Returns the requests with these numbers, cycling through these calls. */
function* makeRequests(
  calls: readonly Contract[],
  { from, to, seed }: { from: number; to: number; seed: number },
  cast: Cast,
): Generator<FuzzRequest> {
  const arbitraries = new Map<Contract, fc.Arbitrary<FuzzRequest>>();
  for (let number = from; number < to; number += 1) {
    const contract = calls[number % calls.length] as Contract;
    const arbitrary = arbitraries.get(contract) ?? requestArbitrary(contract, cast);
    arbitraries.set(contract, arbitrary);
    yield* fc.sample(arbitrary, { seed: (seed + number) | 0, numRuns: 1 });
  }
}

/**
 * Sends random and hostile requests to every call of the running store, as visitor, stranger, admin, program and forger, and
 * judges each response by the OpenAPI document that the store serves: no 5xx, nothing undocumented, nothing that
 * belongs to someone else. The same seed sends the same kinds of requests in the same order; ids and tokens differ in
 * each run.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { requests, seed, paths, concurrency = 6, onProgress } = options;
  const calls = paths ? ALL_CALLS.filter(({ path }) => paths.some((part) => path.includes(part))) : ALL_CALLS;
  if (calls.length === 0) throw new Error('no call has such a path');
  const served = await fetch(`${baseUrl()}/api/openapi.json`);
  const judge = makeJudge((await served.json()) as OpenApiDocument);
  let cast: Cast = await makeCast();
  const statuses: Record<string, number> = {};
  const findings = new Findings();

  const one = async (request: FuzzRequest) => {
    let response: FuzzResponse;
    try {
      response = await send(request);
    } catch (error) {
      const reason = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error);
      findings.add(request, `no response: ${reason.trim()}`, { status: 0, type: '', text: '' });
      return;
    }
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    for (const fault of judge(request, response, cast.secrets)) findings.add(request, fault, response);
  };

  for (let done = 0; done < requests; done += ROUND) {
    // A round's requests are made before the first is sent, so that they do not depend on the store's speed.
    const round = [
      ...makeRequests(calls, { from: done, to: Math.min(done + ROUND, requests), seed }, cast),
    ].values();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const request of round) await one(request);
      }),
    );
    cast = await reviveCast(cast);
    onProgress?.(Math.min(done + ROUND, requests));
  }
  return { requests, calls: calls.length, statuses, findings: findings.list() };
}
