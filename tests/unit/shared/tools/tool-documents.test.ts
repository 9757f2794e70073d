import { expect, it } from 'vitest';
import { documentFileName, documentsFor } from '@/lib/shared/tools/tool-documents';

const inLanguage = (language: 'en' | 'de' | 'fr' | 'mul', name: string) => ({ language, name });

it('documents in the reader’s language come first, then those in several, each in their order', () => {
  const all = [
    inLanguage('fr', 'a'),
    inLanguage('en', 'b'),
    inLanguage('mul', 'c'),
    inLanguage('de', 'd'),
    inLanguage('en', 'e'),
  ];
  const namesFor = (language: string) =>
    documentsFor(all, language)
      .map(({ name }) => name)
      .join('');
  expect([namesFor('en'), namesFor('de'), namesFor('pl')]).toEqual(['becad', 'dcabe', 'cabde']);
});

it('a saved document is named by its tool, and by no folder', () => {
  expect(documentFileName('FL/BV 125', { kind: 'data-sheet', language: 'de' })).toBe(
    'FL_BV_125-data-sheet-de.pdf',
  );
});
