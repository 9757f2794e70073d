import path from 'node:path';
import { BY_DESIGN } from './by-design';
import { judgeTests, type Report, type Verdict } from './judge-tests';
import { type Checkout, OldRelease } from './old-release';

/** A command of this release with further settings: its exit code, and what it printed. */
export type RunCommand = (
  words: readonly string[],
  settings: Record<string, string>,
) => Promise<{ code: number | null; output: string }>;

export type PreviousReleaseOptions = {
  /** Where the previous release is, and what runs it there. */
  checkout: Pick<Checkout, 'folder' | 'program'>;
  environment: NodeJS.ProcessEnv;
  /** A database server, what its databases' names end with, and a folder. */
  uri: string;
  suffix: string;
  work: string;
  /** Parts of the paths of its API tests that are run; all where there are none. */
  tests: readonly string[];
  runCommand: RunCommand;
  /** Returns what is wrong by the invariants of this release. */
  judge: (database: string) => Promise<string[]>;
  say: (line: string) => void;
};

const NAMES = {
  own: 'on its own schema',
  under: 'on the new schema, migrated under the running server',
  empty: 'on the new schema, made of nothing',
} as const;
type Run = keyof typeof NAMES;

class Proof {
  readonly violations: string[] = [];
  #before: Report | undefined;

  constructor(private readonly options: PreviousReleaseOptions) {}

  #in(...parts: string[]): string {
    return path.join(this.options.work, ...parts);
  }

  #start(database: string): Promise<OldRelease> {
    const { checkout, uri, environment } = this.options;
    const output = this.#in('previous-release.log');
    const start = { dataDir: this.#in(database), database, logFile: this.#in(`${database}.log`) };
    return OldRelease.start(
      { ...checkout, output, environment: { ...environment, MONGODB_URI: uri } },
      start,
    );
  }

  /** Runs the tests, and says and judges how they came out. */
  async #test(store: OldRelease, run: Run): Promise<void> {
    const began = Date.now();
    const report = await store.runTests(this.#in(`${run}.json`), this.options.tests);
    const before = this.#before ?? report;
    this.#before = before;
    const verdict = judgeTests(report, { root: this.options.checkout.folder, before, byDesign: BY_DESIGN });
    this.#say(run, verdict, Math.round((Date.now() - began) / 1_000));
    this.violations.push(...verdict.failed.map((test) => `failed ${NAMES[run]}: ${test}`));
    if (verdict.passed === 0) this.violations.push(`no test passed ${NAMES[run]}`);
  }

  #say(run: Run, { passed, failed, failedBefore, byDesign, notRun }: Verdict, seconds: number): void {
    const { say } = this.options;
    const others = failedBefore.length + byDesign.length;
    say(
      `${NAMES[run]}: ${passed} passed, ${failed.length + others} failed, ${notRun.length} not run, ${seconds} s`,
    );
    for (const test of failed) say(`  FAILED  ${test}`);
    for (const test of failedBefore) say(`  fails on its own schema, too: ${test}`);
    for (const { test, reason } of byDesign) say(`  by design: ${test}: ${reason}`);
    for (const test of notRun) say(`  not run: ${test}`);
  }

  /** What this release's `migrate` does before its servers start. */
  async #migrate(database: string): Promise<void> {
    const { runCommand, say, uri } = this.options;
    const { code, output } = await runCommand(['migrate'], { MONGODB_URI: uri, MONGODB_DB: database });
    for (const line of output.trim().split('\n')) say(`migrate: ${line}`);
    if (code !== 0) throw new Error(`migrate ended with ${code}: ${output}`);
  }

  /** What is there after the old server has worked on the new schema, as this release reads it. */
  async #judge(database: string, { AUDIT_LOG_SECRET = '' }: Record<string, string>): Promise<void> {
    const { runCommand, judge, say, uri } = this.options;
    await this.#migrate(database);
    const found = await judge(database);
    const settings = { MONGODB_URI: uri, MONGODB_DB: database, AUDIT_LOG_SECRET };
    const audit = await runCommand(['audit-verify'], settings);
    if (audit.code !== 0) found.push(`audit-verify ended with ${audit.code}: ${audit.output.trim()}`);
    say(`what it left: ${found.length} violations; ${audit.output.trim().split('\n')[0]}`);
    this.violations.push(...found.map((line) => `what it left ${database}: ${line}`));
  }

  /** It is tested on its own schema; all that the tests leave is migrated while it serves, and it starts again on that. */
  async own(): Promise<void> {
    const database = `own_${this.options.suffix}`;
    const store = await this.#start(database);
    try {
      await this.#test(store, 'own');
      await this.#migrate(database);
    } finally {
      await store.stop();
    }
    const again = await this.#start(database);
    await again.stop();
    this.violations.push(...store.crashes, ...again.crashes);
    await this.#judge(database, store.settings);
  }

  /** It serves its demo data, goes on serving while this release migrates, and is tested then. */
  async under(): Promise<void> {
    const database = `under_${this.options.suffix}`;
    const store = await this.#start(database);
    try {
      await this.#migrate(database);
      await this.#test(store, 'under');
    } finally {
      await store.stop();
    }
    this.violations.push(...store.crashes);
    await this.#judge(database, store.settings);
  }

  /** It starts on a database that it never saw. */
  async empty(): Promise<void> {
    const database = `empty_${this.options.suffix}`;
    await this.#migrate(database);
    const store = await this.#start(database);
    try {
      await this.#test(store, 'empty');
    } finally {
      await store.stop();
    }
    this.violations.push(...store.crashes);
    await this.#judge(database, store.settings);
  }
}

/**
 * Proves that a server of the previous release serves a database that this one migrated: its own API tests pass on it, against a server
 * that was running meanwhile and one started afterwards, and what it leaves is sound by this release's invariants. Returns the
 * violations. Throws where it does not end.
 */
export async function provePreviousRelease(options: PreviousReleaseOptions): Promise<string[]> {
  const proof = new Proof(options);
  await proof.own();
  await proof.under();
  await proof.empty();
  return proof.violations;
}
