import { afterAll, describe, expect, it } from 'vitest';
import type { CallResponse } from '@/tests/support/people';
import type { Caller } from './callers';
import { differences, recordedFields } from './differences';
import type { Exchange, Json, Recording } from './exchange';
import type { Placeholders } from './placeholders';
import { readRecording, writeRecording } from './recordings';

/** `GOLDEN=record` records what the store returns now instead of comparing it (README.md). */
const RECORDS = process.env.GOLDEN === 'record';

/** Headers that callers of the API may rely on; one that appears or disappears is a difference. */
const HEADERS = ['content-type', 'allow', 'location', 'retry-after', 'www-authenticate', 'x-total-count'];

/** A longer run of one character in a request is recorded by its length. */
const LONGEST_RUN = 40;

type Ask = {
  /** The call's own where it is not given. */
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

type Options = {
  /**
   * Selects the entries to compare, in order, of a list that other tests add to. How many the list has in all is then
   * not part of the recording.
   */
  only?: (entry: { [field: string]: unknown }) => boolean;
};

/** One call of the specification, compared with its recording. */
export class Golden {
  readonly #recorded: Recording;
  readonly #fields: ReadonlySet<string>;
  readonly #asked = new Map<string, Exchange>();

  constructor(
    readonly call: string,
    readonly placeholders: Placeholders,
  ) {
    this.#recorded = readRecording(call);
    this.#fields = recordedFields(Object.values(this.#recorded.exchanges));
  }

  /**
   * Makes the request, and fails if the exchange differs from the one recorded under this name; the test goes on, so
   * that it shows every difference. Returns the response itself.
   */
  async check(name: string, caller: Caller, ask: Ask, options: Options = {}): Promise<CallResponse> {
    const { method = this.call.split(' ', 1)[0] ?? '', path, body, headers } = ask;
    const response = await caller.call(method, path, body, headers);
    const exchange: Exchange = {
      request: this.#request(caller, ask),
      response: {
        status: response.status,
        headers: this.#headers(response, options),
        body: this.#body(response.body, options),
      },
    };
    expect(this.#asked.has(name), `two exchanges are called “${name}”`).toBe(false);
    this.#asked.set(name, exchange);
    if (!RECORDS) this.#compare(name, exchange);
    return response;
  }

  /** Recorded exchanges that were not made. */
  unasked(): string[] {
    return RECORDS ? [] : Object.keys(this.#recorded.exchanges).filter((name) => !this.#asked.has(name));
  }

  /** Stores the exchanges that were made as the new recording, if this run records. */
  keep(): void {
    if (RECORDS) writeRecording({ call: this.call, exchanges: Object.fromEntries(this.#asked) });
  }

  #compare(name: string, exchange: Exchange): void {
    const recorded = this.#recorded.exchanges[name];
    if (!recorded) throw new Error(`“${name}” was never recorded (tests/api/golden/README.md)`);
    const found = differences(recorded, exchange, this.#fields);
    const said = `${this.call}, ${name}:\n  ${found.join('\n  ')}\n`;
    expect.soft(found.length === 0, said).toBe(true);
  }

  #request(caller: Caller, { method, path, body, headers }: Ask): Exchange['request'] {
    const sent = body instanceof Uint8Array ? `<bytes ${Buffer.from(body).toString('hex')}>` : body;
    const request = {
      by: caller.name,
      method,
      path: decodePath(path),
      headers,
      body: sent,
    };
    return shortened(this.placeholders.value(request)) as Exchange['request'];
  }

  #headers(response: CallResponse, { only }: Options): Record<string, string> {
    const found = HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      if (value === null) return [];
      if (name === 'x-total-count' && only) return [[name, /^\d+$/.test(value) ? '<count>' : value]];
      if (name === 'retry-after') return [[name, /^\d+$/.test(value) ? '<seconds>' : value]];
      return [[name, this.placeholders.text(value)]];
    });
    return Object.fromEntries(found);
  }

  #body(body: unknown, { only }: Options): Json {
    return this.placeholders.value(only && Array.isArray(body) ? body.filter(only) : body);
  }
}

function shortened(value: Json): Json {
  if (typeof value === 'string') {
    const run = new RegExp(`(.)\\1{${LONGEST_RUN},}`, 'gsu');
    return value.replace(run, (found, one) => `<${[...found].length} × ${one === ' ' ? 'space' : one}>`);
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shortened(inner)]));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The tests of one call, `GET /api/order/{id}`. A last one fails while an exchange is recorded that no test makes any
 * more.
 */
export function describeCall(
  call: string,
  placeholders: Placeholders,
  define: (golden: Golden) => void,
): void {
  const golden = new Golden(call, placeholders);
  describe(call, () => {
    define(golden);
    it('is tested with every recorded exchange', () => expect(golden.unasked()).toEqual([]));
    afterAll(() => golden.keep());
  });
}
