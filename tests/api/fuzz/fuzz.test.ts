import { expect, it } from 'vitest';
import { runFuzz } from '@/fuzz/run-fuzz';

it('random and hostile requests to every call get responses as documented, without server errors and without anyone else’s data', async () => {
  const report = await runFuzz({ requests: 400, seed: 20_261_121 });
  expect(report.findings).toEqual([]);
  expect(report.requests).toBe(400);
});
