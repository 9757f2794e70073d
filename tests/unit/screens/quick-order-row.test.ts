import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuickOrderRow } from '@/components/quick-order/order-row';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

const nothing = () => undefined;

function rowOf(checked: CheckedRow, ships = ''): string {
  return renderToStaticMarkup(
    createElement(QuickOrderRow, {
      row: { id: 1, pasted: 'FL-X;5', article: 'FL-X', quantity: '5', checked },
      number: 1_001,
      reason: checked.message ?? '',
      ships,
      texts: textsFor('en').quickOrder,
      ...{ onType: nothing, fail: nothing, edit: nothing, choose: nothing, remove: nothing },
      ...{ recheck: async () => undefined, saveNumber: async () => undefined },
    }),
  );
}

it('a row beyond what was searched for near misses offers to search for it alone, and no other row does', () => {
  expect(rowOf({ status: 'unknown', code: 'row-unsearched', message: 'Too long' })).toContain(
    'Find Suggestions',
  );
  expect(rowOf({ status: 'unknown', code: 'row-unknown', message: 'No such number' })).not.toContain(
    'Find Suggestions',
  );
});

it('a row of which there is too little shows when the rest ships, where a day is promised', () => {
  const short = { status: 'short', code: 'quantity-above-available', message: 'Too many' } as const;
  expect(rowOf(short, 'On request: ships about Mon, Nov 30')).toContain(
    '>On request: ships about Mon, Nov 30</p>',
  );
  expect(rowOf(short)).not.toContain('ships about');
});
