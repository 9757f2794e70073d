import { HttpRefusal } from '@forgeline/emulator-kit/json-http';

/** `reset` breaks the connection, `hang` never responds. With `acted` the call is done, its response lost. */
export type Fault = {
  mode: 'error' | 'reset' | 'hang';
  acted: boolean;
  status: number;
  method: string | null;
  path: string | null;
  remaining: number;
};

const MODES: readonly unknown[] = ['error', 'reset', 'hang'];

export class Faults {
  private faults: Fault[] = [];

  clear(): void {
    this.faults = [];
  }

  /** Throws HttpRefusal 400 for an invalid field. */
  add(body: Record<string, unknown>): void {
    const {
      mode = 'error',
      acted = false,
      status = 500,
      method = null,
      path = null,
      count = 1,
      ...rest
    } = body;
    const [unknown] = Object.keys(rest);
    if (unknown !== undefined) throw new HttpRefusal(400, `Unknown field ${unknown}.`);
    if (!MODES.includes(mode)) throw new HttpRefusal(400, `mode must be one of ${MODES.join(', ')}.`);
    if (typeof acted !== 'boolean') throw new HttpRefusal(400, 'acted must be true or false.');
    if (!isWhole(status, 400, 599)) throw new HttpRefusal(400, 'status must be from 400 to 599.');
    if (!isWhole(count, 1, 1_000_000)) throw new HttpRefusal(400, 'count must be at least 1.');
    if (method !== null && typeof method !== 'string') throw new HttpRefusal(400, 'method must be text.');
    if (path !== null && typeof path !== 'string') throw new HttpRefusal(400, 'path must be text.');
    this.faults.push({ mode: mode as Fault['mode'], acted, status, method, path, remaining: count });
  }

  /** Returns the fault due for this call, if any, and counts it as used. `path` matches any part of the call's path. */
  take(method: string, pathname: string): Fault | undefined {
    const fault = this.faults.find(
      (candidate) =>
        (candidate.method === null || candidate.method === method) &&
        (candidate.path === null || pathname.includes(candidate.path)),
    );
    if (!fault) return undefined;
    fault.remaining -= 1;
    this.faults = this.faults.filter(({ remaining }) => remaining > 0);
    return fault;
  }
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
