import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unprovenStatements } from '@/tests/contract/judge-contract';
import { STATEMENTS } from '@/tests/contract/table';
import type { Count } from './count';
import { passedByPlaywright, passedByVitest } from './passed-tests';
import { RESULTS } from './runners';

function readReport(name: string) {
  const file = path.join(RESULTS, `${name}.json`);
  if (!existsSync(file))
    throw new Error(`There is no report of the step ${name}: run \`npm test\` as a whole.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Judges the table of the contract (tests/contract) by the reports of the previous steps: a statement of
 * docs/product.md is proved if each test it names ran and passed.
 */
export async function runContract(): Promise<Count> {
  const passed = [
    ...passedByVitest(readReport('unit')),
    ...passedByVitest(readReport('api')),
    ...passedByPlaywright(readReport('e2e')),
  ];
  const failures = unprovenStatements(STATEMENTS, passed).map(({ statement, missing }) =>
    [`product §${statement.section} ${statement.promise}`, ...missing.map((test) => `    ${test}`)].join(
      '\n',
    ),
  );
  return { passed: STATEMENTS.length - failures.length, failed: failures.length, failures };
}
