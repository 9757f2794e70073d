import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Count, FAILED_STEP } from './count';
import { type Output, RESULTS } from './runners';

/** The steps of `npm test`, in the order in which they are reported. */
export const STEPS = [
  'types',
  'lint',
  'unit',
  'packages',
  'prove',
  'api',
  'stack',
  'e2e',
  'contract',
] as const;
export type Step = (typeof STEPS)[number];

/** A step that runs beside others. */
export type Beside = { done: Promise<void>; finish: () => Promise<void> };

/** Runs the selected steps of a suite, and keeps their counts. */
export class Steps {
  readonly #counts = new Map<Step, Count>();

  constructor(private readonly wanted: ReadonlySet<Step>) {}

  /** Runs a step now; an error it throws is a failed step, and the next one still runs. */
  async run(name: Step, work: () => Promise<Count>): Promise<void> {
    if (!this.wanted.has(name)) return;
    console.log(`\n── ${name} ──`);
    this.#counts.set(name, await judge(work));
  }

  /**
   * Begins a step that runs beside others, with its output in a file. `done` settles with its work; `finish` waits for it and
   * prints the output.
   */
  beside(name: Step, work: (output: Output) => Promise<Count>): Beside {
    if (!this.wanted.has(name)) return { done: Promise.resolve(), finish: () => Promise.resolve() };
    const log = path.join(RESULTS, `${name}-output.log`);
    const file = openSync(log, 'w');
    const done = judge(() => work(file)).finally(() => closeSync(file));
    const finish = () =>
      this.run(name, async () => {
        const count = await done;
        process.stdout.write(readFileSync(log, 'utf8'));
        return count;
      });
    return { done: done.then(() => undefined), finish };
  }

  isDone(name: Step): boolean {
    return this.#counts.has(name);
  }

  /** Counts a step that could not begin as failed. */
  fail(names: readonly Step[]): void {
    for (const name of names)
      if (this.wanted.has(name) && !this.#counts.has(name)) this.#counts.set(name, FAILED_STEP);
  }

  /**
   * Prints every failure once more, since they are far above by now; one line for each step; then `N passed, N failed`
   * as the last line. Returns whether everything passed.
   */
  report(): boolean {
    let passed = 0;
    let failed = 0;
    for (const [name, { failures = [] }] of this.#counts)
      for (const failure of failures) console.log(`\n${name}: ${failure}`);
    for (const [name, { flaky = [] }] of this.#counts)
      for (const journey of flaky) console.log(`\n${name}: flaky, passed at a later try: ${journey}`);
    console.log('');
    for (const [name, count] of this.#counts) {
      console.log(`${name.padEnd(9)} ${count.passed} passed and ${count.failed} failed${timeOf(count)}`);
      passed += count.passed;
      failed += count.failed;
    }
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  }
}

/** Steps that run beside others overlap: their times do not add up. */
function timeOf({ durationMs }: Count): string {
  return durationMs === undefined ? '' : ` in ${Math.round(durationMs / 1000)} s`;
}

async function judge(work: () => Promise<Count>): Promise<Count> {
  const startMs = performance.now();
  try {
    const count = await work();
    // A step that ran beside others brings the time of its own work.
    return { durationMs: performance.now() - startMs, ...count };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED_STEP;
  }
}
