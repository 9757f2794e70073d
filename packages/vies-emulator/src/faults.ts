import { HttpRefusal } from '@forgeline/emulator-kit/json-http';

/** `reset` breaks the connection, `hang` never responds, `text` responds with a page that is no JSON. */
type Fault = { mode: 'error' | 'reset' | 'hang' | 'text'; status: number; remaining: number };

const MODES: readonly unknown[] = ['error', 'reset', 'hang', 'text'];

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Throws HttpRefusal 400 for an invalid field. */
function parseFault({ mode = 'error', status = 500, count = 1, ...rest }: Record<string, unknown>): Fault {
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new HttpRefusal(400, `Unknown field ${unknown}.`);
  if (!MODES.includes(mode)) throw new HttpRefusal(400, `mode must be one of ${MODES.join(', ')}.`);
  if (!isWhole(status, 200, 599)) throw new HttpRefusal(400, 'status must be from 200 to 599.');
  if (!isWhole(count, 1, 1_000_000)) throw new HttpRefusal(400, 'count must be at least 1.');
  return { mode: mode as Fault['mode'], status, remaining: count };
}

export class Faults {
  #due: Fault[] = [];

  clear(): void {
    this.#due = [];
  }

  add(body: Record<string, unknown>): void {
    this.#due.push(parseFault(body));
  }

  /** Returns the fault of this call, if any, and counts it as used. */
  take(): Fault | undefined {
    const [fault] = this.#due;
    if (fault) fault.remaining -= 1;
    this.#due = this.#due.filter(({ remaining }) => remaining > 0);
    return fault;
  }
}
