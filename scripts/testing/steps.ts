import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Count, failedWhole, sum } from './reports';
import { type Output, RESULTS } from './runners';

export const STEPS = [
  'types',
  'lint',
  'unused',
  'unit',
  'packages',
  'prove',
  'api',
  'stack',
  'e2e',
  'other-shop',
] as const;
export type Step = (typeof STEPS)[number];

/** `finish` waits for the step and prints its output. */
export type Beside = { done: Promise<void>; finish: () => Promise<void> };

export class Steps {
  readonly #results = new Map<Step, Count & { seconds: number }>();

  constructor(private readonly selected: ReadonlySet<Step>) {
    mkdirSync(RESULTS, { recursive: true });
  }

  /** An error is a failed step, and the next one still runs. */
  async run(name: Step, work: (output: Output) => Promise<Count>): Promise<void> {
    if (!this.selected.has(name)) return;
    console.log(`\n── ${name} ──`);
    await this.#judge(name, () => work('inherit'));
  }

  beside(name: Step, work: (output: Output) => Promise<Count>): Beside {
    if (!this.selected.has(name)) return { done: Promise.resolve(), finish: () => Promise.resolve() };
    const log = path.join(RESULTS, `${name}-output.log`);
    const file = openSync(log, 'w');
    const done = this.#judge(name, () => work(file)).finally(() => closeSync(file));
    const finish = async () => {
      await done;
      console.log(`\n── ${name} ──`);
      process.stdout.write(readFileSync(log, 'utf8'));
    };
    return { done, finish };
  }

  async #judge(name: Step, work: () => Promise<Count>): Promise<void> {
    const startMs = performance.now();
    const count = await work().catch((error) => {
      console.error(error instanceof Error ? error.message : error);
      return failedWhole(name, String(error instanceof Error ? error.message : error));
    });
    this.#results.set(name, { ...count, seconds: (performance.now() - startMs) / 1000 });
  }

  /** Returns whether a step ran, and something in it failed. */
  hasFailed(name: Step): boolean {
    return (this.#results.get(name)?.failed ?? 0) > 0;
  }

  report(): boolean {
    const { passed, failed, failures, flaky } = sum([...this.#results.values()]);
    for (const journey of flaky) console.log(`\nflaky, passed at a later attempt: ${journey}`);
    if (failures.length > 0) console.log('\nFailed:');
    for (const { name, message } of failures)
      console.log(`  ${name}\n${message.replaceAll(/^/gm, '      ')}`);
    if (failures.length > 0) {
      const again = [...new Set(failures.map(({ again }) => again))];
      console.log(`\nRun just these again:\n  npm test -- ${again.join(' ')}`);
    }
    console.log('');
    for (const name of STEPS) {
      const result = this.#results.get(name);
      if (!result) continue;
      const { passed, failed, seconds } = result;
      console.log(`${name.padEnd(10)} ${passed} passed and ${failed} failed in ${Math.round(seconds)} s`);
    }
    if (passed + failed === 0) console.log('No test matches.');
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 && passed > 0;
  }
}
