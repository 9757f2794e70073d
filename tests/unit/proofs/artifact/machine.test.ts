import { describe, expect, it } from 'vitest';
import { readSystemctl } from '@/proofs/artifact/machine';

describe('systemctl on the machine of a proof', () => {
  it.each([
    ['systemctl start a b', { verbs: ['start'], names: ['a', 'b'] }],
    ['systemctl stop a@1', { verbs: ['stop'], names: ['a@1'] }],
    ['systemctl restart a', { verbs: ['stop', 'start'], names: ['a'] }],
    ['systemctl enable --now a nightly.timer', { verbs: ['start'], names: ['a'] }],
    ['systemctl enable a', { verbs: [], names: ['a'] }],
    ['systemctl daemon-reload', { verbs: [], names: [] }],
  ])('%s', (line, meant) => {
    expect(readSystemctl(line)).toEqual(meant);
  });

  it('does not pass over what it does not know', () => {
    expect(() => readSystemctl('systemctl isolate rescue')).toThrow(
      'does not know “systemctl isolate rescue”',
    );
  });
});
