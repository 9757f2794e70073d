import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ROOT } from '@/stack/paths';

/** More than a pipe holds that nobody reads. */
const LINES = 5000;

it('a program ends once a slow reader has taken all that it printed', async () => {
  const module = path.join(ROOT, 'scripts', 'exit-when-printed.ts');
  const program = `
    const { exitWhenPrinted } = require(${JSON.stringify(module)});
    for (let line = 1; line <= ${LINES}; line += 1) console.log('line ' + line);
    console.error('printed');
    exitWhenPrinted(3);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], { cwd: ROOT });
  const ended = once(child, 'close');
  await once(child.stderr, 'data');
  const printed = await text(child.stdout);
  expect(printed.trim().split('\n').slice(-1)).toEqual([`line ${LINES}`]);
  expect((await ended)[0]).toBe(3);
});
