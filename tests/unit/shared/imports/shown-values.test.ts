import { expect, it, vi } from 'vitest';
import {
  fieldText,
  shownEntries,
  subjectText,
  valueText,
  withAdded,
} from '@/lib/shared/imports/shown-values';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

function shownIn(language: Language) {
  const { imports, editor, bulk } = textsFor(language);
  return {
    texts: { ...imports, states: editor.states, leadTimes: bulk.leadTimes, documents: editor.documents },
    language,
    categories: [{ slug: 'clamps-vises', name: language === 'de' ? 'Schraubstöcke' : 'Clamps & Vises' }],
    taxClasses: [['reduced', language === 'de' ? 'Ermäßigt' : 'Reduced']] as const,
  };
}

const textIn = (language: Language, field: string, value: unknown) =>
  valueText(field, value, shownIn(language)).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

it.each<[field: string, value: unknown, en: string, de: string]>([
  ['category', 'clamps-vises', 'Clamps & Vises', 'Schraubstöcke'],
  ['category', 'deep-drawing', 'Deep drawing', 'Deep drawing'],
  ['taxClass', 'reduced', 'Reduced', 'Ermäßigt'],
  ['taxClass', 'gone', 'gone', 'gone'],
  ['state', 'on-request', 'Price on request', 'Preis auf Anfrage'],
  ['price', 1234.5, '$1,234.50', '1.234,50 $'],
  ['list:Trade', 99, '$99.00', '99,00 $'],
  ['creditLimit', 5000, '$5,000.00', '5.000,00 $'],
  ['percent', 12.5, '12.5%', '12,5 %'],
  ['quantity', 12_250, '12,250', '12.250'],
  ['leadTimeDays', 1, '1 business day', '1 Werktag'],
  ['leadTimeDays', 12, '12 business days', '12 Werktage'],
  ['weightGrams', 1_250, '1.25', '1,25'],
  ['country', 'DE', 'Germany', 'Deutschland'],
  ['bulky', true, 'Yes', 'Ja'],
  ['bulky', false, 'No', 'Nein'],
  ['leadTimeDays', null, '–', '–'],
  ['country', '', '–', '–'],
  ['documents', [], '–', '–'],
  ['pictures', [{ url: '/placeholder.webp' }], '–', '–'],
  ['packs', [{ name: 'Box', units: 1000 }], 'Box (1,000)', 'Box (1.000)'],
  [
    'documents',
    [
      { url: '/files/a.pdf', kind: 'data-sheet', language: 'de' },
      { url: '/files/b.pdf', kind: 'manual', language: 'mul', title: 'Exploded view' },
    ],
    'Data sheet, German; Exploded view, Operating manual, Several languages',
    'Datenblatt, Deutsch; Exploded view, Betriebsanleitung, Mehrsprachig',
  ],
  [
    'specs',
    [
      { name: 'Weight', value: '12.5', unit: 'kg' },
      { name: 'Speed', value: '12,250', unit: 'rpm' },
      { name: 'Norm', value: 'DIN 338.5' },
    ],
    'Weight: 12.5 kg; Speed: 12,250 rpm; Norm: DIN 338.5',
    'Weight: 12,5 kg; Speed: 12.250 min⁻¹; Norm: DIN 338.5',
  ],
])('a change shows %s %j as pages do', (field, value, en, de) => {
  expect([textIn('en', field, value), textIn('de', field, value)]).toEqual([en, de]);
});

it('a change names the category that its import adds, and a successor by its SKU', () => {
  const shown = shownIn('de');
  const { categories } = withAdded(shown, {
    added: [{ row: 2, create: 'category', name: 'Hämmer', slug: 'haemmer' }],
  });
  const values = { category: 'haemmer', successorId: '65f000000000000000000001', successor: 'FL-2' };
  expect(shownEntries(values, { ...shown, categories })).toEqual([
    ['Kategorie', 'Hämmer'],
    ['Nachfolger', 'FL-2'],
  ]);
});

it('a change of a price of a category is called by its name', () => {
  const change = {
    row: 2,
    before: {},
    after: { list: 'Trade', category: 'clamps-vises', from: 1, percent: 5 },
  };
  expect(subjectText(change, shownIn('en'))).toBe('Clamps & Vises');
});

it('a field in another language says which', () => {
  expect(fieldText('name:de', shownIn('en').texts, 'en')).toBe('Name (German)');
});
