import { z } from 'zod';
import { ALL_CALLS } from '@/lib/shared/contracts/all-calls';
import type { Contract } from '@/lib/shared/contracts/contract';
import { baseUrl } from '@/tests/support/store';
import type { JsonSchema } from './value-arbitrary';

/** What one call of a stranger may cost of a processor. */
const MOST_MS = 250;
const BODY_BYTES = 64 * 1024;
const QUERY_LENGTH = 4_000;
const ITEMS_MAX = 1_000;
const TEXT_MAX = 1_000;

/** Texts that can be read in many ways: each is repeated as often as there is room. */
const PARTS = [
  'a',
  '10 x ',
  '10 x a1;',
  '1\t',
  '"a1",',
  'ab-1 ',
  '((',
  '\u00a0',
  'a\u0301',
  '\ufdfa',
  '9',
] as const;

/** The largest value that a schema admits, and of which there is room for `bytes`, made of this text. */
function largest(schema: JsonSchema, part: string, bytes: number): unknown {
  const { type, properties = {}, items = {}, maxLength = TEXT_MAX, maxItems = ITEMS_MAX } = schema;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (choice) return largest(choice, part, bytes);
  const fields = Object.entries(properties);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        fields.map(([name, field]) => [name, largest(field, part, bytes / fields.length)]),
      );
    case 'array': {
      const count = Math.min(maxItems, ITEMS_MAX);
      // Items differ, so that none is known from the one before.
      return Array.from({ length: count }, (_, index) =>
        largest(items, `${part}${index} ${part}`, bytes / count),
      );
    }
    case 'string': {
      const length = Math.max(0, Math.min(maxLength, TEXT_MAX, Math.floor(bytes / 4)));
      return part.repeat(Math.ceil(length / part.length)).slice(0, length);
    }
    case 'number':
    case 'integer':
      return Math.min(schema.maximum ?? 1_000, 1_000_000);
    default:
      return type === 'boolean';
  }
}

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

type Sent = { address: string; init: RequestInit };

function requestOf(
  { method, path, query, request, requestBytesMax = BODY_BYTES }: Contract,
  part: string,
): Sent {
  const values = query ? (largest(schemaOf(query), part, QUERY_LENGTH) as Record<string, unknown>) : {};
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(texts).toString().slice(0, QUERY_LENGTH);
  const body = request && method !== 'GET' ? largest(schemaOf(request), part, requestBytesMax) : undefined;
  return {
    address: `${path.replace(/\{\w+\}/g, '0123456789abcdef01234567')}${search === '' ? '' : `?${search}`}`,
    init: {
      method,
      redirect: 'manual',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    },
  };
}

/** The processor time of the store so far, in milliseconds. */
async function processorMs(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const seconds = /^forgeline_cpu_seconds_total(?:\{.*\})? (\S+)$/m.exec(text)?.[1];
  if (seconds === undefined) throw new Error('the store does not say what it costs');
  return Number(seconds) * 1_000;
}

async function costOf(metricsUrl: string, { address, init }: Sent): Promise<number> {
  const before = await processorMs(metricsUrl);
  await (await fetch(`${baseUrl()}${address}`, init)).arrayBuffer();
  return (await processorMs(metricsUrl)) - before;
}

/**
 * Sends the largest requests that each call admits to the running store, one at a time and as a stranger, and returns those
 * that cost more of a processor than one call may, a line each. One that is too costly is sent again: other work of the store,
 * and code that runs for the first time, are not the call's.
 */
export async function judgeCosts(metricsUrl: string): Promise<string[]> {
  const findings: string[] = [];
  for (const contract of ALL_CALLS)
    for (const part of PARTS) {
      const sent = requestOf(contract, part);
      let cost = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < 3 && cost > MOST_MS; attempt += 1)
        cost = Math.min(cost, await costOf(metricsUrl, sent));
      if (cost > MOST_MS)
        findings.push(
          `${contract.method} ${contract.path} of ${JSON.stringify(part)} costs ${Math.round(cost)} ms`,
        );
    }
  return findings;
}
