import { spawn } from 'node:child_process';
import { inRoot, ROOT } from '@/stack/paths';
import { type Count, failedWhole } from './reports';
import type { Output } from './runners';

const FIXTURE = 'tests/fixtures/other-shop';

const LAST_LINE = /^(\d+) passed, (\d+) failed$/m;

/**
 * Unit tests and journeys with the shop of tests/fixtures/other-shop, on the build of the others: nothing outside of tests/shop may
 * depend on the demo's shop, and nothing of a shop is built.
 */
export async function testOtherShop(output: Output, environment: Record<string, string>): Promise<Count> {
  const child = spawn(process.execPath, [inRoot('scripts', 'launch.mjs'), 'test', 'core', 'unit', 'e2e'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', output],
    env: {
      ...process.env,
      NO_COLOR: '1',
      ...environment,
      TEST_SHOP: inRoot(FIXTURE, 'shop'),
      TEST_JOURNEYS: `${FIXTURE}/journeys`,
      TEST_RESULTS: 'test-results/other-shop',
    },
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  await new Promise((resolve) => child.once('close', resolve));
  const [, passed, failed] = LAST_LINE.exec(said) ?? [];
  // Without its last line, which is a part of the sum.
  if (passed === undefined || Number(failed) > 0) console.log(said.replace(LAST_LINE, ''));
  if (passed === undefined) return failedWhole('other-shop', 'it counted no tests: see its output');
  const failures = [{ name: 'other-shop', message: 'see its output', again: 'other-shop' }];
  return {
    passed: Number(passed),
    failed: Number(failed),
    failures: Number(failed) > 0 ? failures : [],
    flaky: [],
  };
}
