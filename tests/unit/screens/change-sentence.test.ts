import { expect, it } from 'vitest';
import { changeSentence } from '@/components/tools/manage/change-sentence';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import type { BulkHistory } from '@/lib/shared/stock/bulk-edit.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { money } from '@/tests/support/shop/money';

const entry: BulkHistory = {
  undoToken: 'token',
  at: '2026-11-27T08:00:00.000Z',
  field: 'price',
  changed: 3,
  undoUntil: '2026-12-04T08:00:00.000Z',
};

function sentence(more: Partial<BulkHistory>, language: Language = 'en'): string {
  const { bulk, bulkChanges: own, editor } = textsFor(language);
  const shown = { own, texts: { bulk, states: editor.states }, language };
  return changeSentence({ ...entry, ...more }, { ...shown, categories: [['vises', 'Vises']] });
}

it('the sentence of a change of many tools says by how much prices changed', () => {
  expect(sentence({ change: { price: { percent: 7.5 } } })).toBe('Price of 3 tools changed by +7.5\u00a0%');
  expect(sentence({ change: { price: { amount: -2 } } })).toBe(
    `Price of 3 tools changed by \u2212${money(2)}`,
  );
});

it('the sentence of a change of many tools says what was set', () => {
  expect(sentence({ changed: 1, change: { price: { to: 12.5 } } })).toBe(
    `Price of 1 tool set to ${money(12.5)}`,
  );
  expect(sentence({ change: { state: 'draft' } })).toBe('State of 3 tools set to Draft');
  expect(sentence({ change: { category: 'vises' } })).toBe('Category of 3 tools set to Vises');
  expect(sentence({ change: { lowStockBelow: null } })).toBe('Low stock of 3 tools set to Store setting');
  expect(sentence({ change: { moq: 1_200 } })).toBe(
    `Minimum order of 3 tools set to ${formatNumber(1_200, 'en')}`,
  );
});

it('the sentence of a change of many tools is in the language of the page', () => {
  expect(sentence({ change: { moq: 1_200 } }, 'de')).toBe(
    `Mindestmenge von 3 Werkzeugen auf ${formatNumber(1_200, 'de')} gesetzt`,
  );
});

it('the sentence of a change of many tools says less of a change from before what was asked for was stored', () => {
  expect(sentence({})).toBe('Price of 3 tools changed');
});
