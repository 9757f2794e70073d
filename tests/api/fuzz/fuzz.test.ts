import { describe, expect, it } from 'vitest';
import { runFuzz } from '@/fuzz/run-fuzz';

describe('random and hostile requests to every call', () => {
  it('are answered as the document says, without a fault of ours and without anybody else’s data', async () => {
    const report = await runFuzz({ requests: 400, seed: 20_261_121 });
    expect(report.findings).toEqual([]);
    expect(report.requests).toBe(400);
  });
});
