import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { RATE_RULES, readsOfBytes } from '@/lib/server/identity/rate-limits/rate-rules';
import type { Contract } from '@/lib/shared/calls/contract';
import { type LargeRequest, largestRequests } from './largest-requests';

/** One call of a stranger may cost so much of a processor that takes `REFERENCE_MS` for `referenceWork`. */
const CALL_MS = 250;
const REFERENCE_MS = 20;
const REFERENCE_ROUNDS = 7;
/** Other work of the store, and code that runs for the first time, are not the call's. */
const ATTEMPTS = 6;
/** Calls without a limit are judged like reads. */
const NO_CLASS = RATE_RULES.read;

const processorMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/** A piece of work like that of a store, always the same. */
function referenceWork(): number {
  const texts = Array.from(
    { length: 20_000 },
    (_, place) => `Tool ${(place * 7_919) % 20_011} of ${place} mm`,
  );
  const read = JSON.parse(JSON.stringify(texts)) as string[];
  return read.map((text) => text.toUpperCase().replace(/[^A-Z\d]+/g, '-')).sort().length;
}

/** How much slower this machine is at this moment than the one that the limits are of. */
function slowness(): number {
  const times = Array.from({ length: REFERENCE_ROUNDS }, () => {
    const before = process.cpuUsage();
    referenceWork();
    return processorMs(process.cpuUsage(before));
  });
  return Math.min(...times) / REFERENCE_MS;
}

/** The processor time of the store so far, in milliseconds. */
async function storeMs(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const seconds = /^forgeline_cpu_seconds_total(?:\{.*\})? (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('the store does not say what it costs');
  return Number(seconds) * 1_000;
}

/** Returns how many calls of its class a request counts as. */
function countOf(
  { work, isCached }: Contract,
  { body }: LargeRequest,
  status: number,
  bytes: number,
): number {
  if (status >= 400) return 1;
  return 1 + (work && body ? work(JSON.parse(body) as never) : 0) + (isCached ? readsOfBytes(bytes) : 0);
}

type Cost = { contract: Contract; what: string; status: number; ms: number; mostMs: number };
type Store = { origin: string; metricsUrl: string };

/**
 * Sends a request and returns what it cost, and what it may: what may be sent more often may cost less, so that one address
 * within its limit takes no more than one processor.
 */
async function costOf(
  { origin, metricsUrl }: Store,
  contract: Contract,
  request: LargeRequest,
): Promise<Cost> {
  const { method, rate } = contract;
  const { what, address, body } = request;
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const before = await storeMs(metricsUrl);
  const response = await fetch(`${origin}${address}`, {
    method,
    redirect: 'manual',
    headers,
    body: body ?? null,
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  const ms = (await storeMs(metricsUrl)) - before;
  const { limit, windowSeconds } = rate ? RATE_RULES[rate] : NO_CLASS;
  const fairMs = (countOf(contract, request, response.status, bytes) * windowSeconds * 1_000) / limit;
  return { contract, what, status: response.status, ms, mostMs: Math.min(CALL_MS, fairMs) };
}

function sentence({ contract: { method, path }, what, status, ms, mostMs }: Cost): string {
  return `${method} ${path} of ${what} (${status}) costs ${Math.round(ms)} ms of at most ${Math.round(mostMs)}`;
}

/**
 * Sends the largest requests that each call admits to a store, one at a time and as a stranger. Returns those that cost more
 * of a processor than they may, a line each, in milliseconds of the reference machine, and the costliest of all. One that is
 * too costly is sent again with other values, and its least cost counts.
 */
export async function judgeCosts(
  store: Store,
  toolIds: readonly string[],
): Promise<{ findings: string[]; costliest: string[] }> {
  const costs: Cost[] = [];
  let number = 0;
  for (const contract of ALL_CALLS)
    for (const make of largestRequests(contract, toolIds)) {
      let least: Cost | undefined;
      for (let attempt = 0; attempt < ATTEMPTS && !(least && least.ms <= least.mostMs); attempt += 1) {
        number += 1;
        const cost = await costOf(store, contract, make(number));
        const ms = cost.ms > cost.mostMs ? cost.ms / slowness() : cost.ms;
        if (!least || ms < least.ms) least = { ...cost, ms };
      }
      if (least) costs.push(least);
    }
  const byCost = costs.toSorted((a, b) => b.ms / b.mostMs - a.ms / a.mostMs);
  return {
    findings: byCost.filter(({ ms, mostMs }) => ms > mostMs).map(sentence),
    costliest: byCost.slice(0, 10).map(sentence),
  };
}
