import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuickOrderRow } from '@/components/quick-order/order-row';
import { formatDollars } from '@/lib/shared/numbers/money';
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
      ...{ accept: nothing },
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

it('a row with another quantity than was written says from what to what, for how much more, and asks to confirm it', () => {
  const change = { from: 5, to: 20, value: 198 };
  const html = rowOf({ status: 'adjusted', toolId: 't', quantity: 20, change });
  expect(html).toContain(`raised 5 → 20, +${formatDollars(198)}`);
  expect(html).toContain('Accept 20');
  const lowered = rowOf({
    status: 'adjusted',
    toolId: 't',
    quantity: 30,
    change: { from: 31, to: 30, value: -12.5 },
  });
  expect(lowered).toContain(`lowered 31 → 30, −${formatDollars(12.5)}`);
});

it('a row of which less than the minimum is there is out of stock, as on every page', () => {
  const short = { status: 'short', code: 'quantity-above-available', message: 'Too many' } as const;
  const asked = { article: 'FL-X', quantity: 20 };
  expect(rowOf({ ...short, asked, available: 12 })).toContain('20 asked for, out of stock');
  expect(rowOf({ ...short, asked, available: 12, quantity: 10 })).toContain('20 asked for, 12 in stock');
});
