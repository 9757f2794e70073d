import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { HEAP_GROWTH_FLAG } from '@/lib/server/platform/supervision/own-process';

it('limitHeapGrowth sets a flag that the engine of this Node.js has', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(
    `${HEAP_GROWTH_FLAG} `,
  );
});
