import { describe, expect, it } from 'vitest';
import { poKeyOf } from '@/lib/shared/po-key';

describe('a buyer’s number is the same', () => {
  it.each(['PO 4711', 'po 4711', '  PO   4711 ', 'Po\u00a04711', 'PO\t4711', 'ＰＯ ４７１１'])(
    'as %j',
    (written) => {
      expect(poKeyOf(written)).toBe('po 4711');
    },
  );

  it.each(['PO-4711', 'PO4711', 'PO 4711/2'])('but not as %j', (written) => {
    expect(poKeyOf(written)).not.toBe('po 4711');
  });
});
