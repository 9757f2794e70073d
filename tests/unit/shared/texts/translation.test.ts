import { describe, expect, it } from 'vitest';
import { BANK_ROW } from '@/lib/shared/messages/bank-row-messages';
import { BROWSER } from '@/lib/shared/messages/browser-messages';
import { OUTCOME } from '@/lib/shared/messages/cart-messages';
import { GOOGLE } from '@/lib/shared/messages/google-messages';
import { FILE_VALIDATION } from '@/lib/shared/messages/import-messages';
import { RECEIPT, TOAST, VALIDATION } from '@/lib/shared/messages/messages';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { ROW } from '@/lib/shared/messages/quick-order-messages';
import { REFUSAL } from '@/lib/shared/messages/refusal-messages';
import { TRADE_WARNING } from '@/lib/shared/messages/trade-messages';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Returns every text by its path: `shell.header.home` -> `Home`. Messages are checked separately. */
function textsIn(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key));
}

function textsOf(language: Language): [string, string][] {
  const { messages, ...texts } = textsFor(language);
  return textsIn(texts);
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();
}

/** The texts are written in English, whatever language a shop shows first. */
const ENGLISH = textsOf('en');
const TRANSLATIONS = LANGUAGES.all.filter((language) => language !== 'en');

/** Keys, names and dates, which have nothing to translate. */
const NO_WORDS = /(?:\.(?:key|slug|topic|published)|^people\.\d+\.name)$/;

/** Every message in English, by its code. */
const MESSAGES: Record<string, string> = {
  ...VALIDATION,
  ...FILE_VALIDATION,
  ...TOAST,
  ...REFUSAL,
  ...RECEIPT,
  ...ROW,
  ...OUTCOME,
  ...BANK_ROW,
  ...BROWSER,
  ...GOOGLE,
  ...TRADE_WARNING,
  ...Object.fromEntries(Object.entries(PROBLEMS).map(([code, [, , sentence]]) => [code, sentence])),
};

/** Texts that are the same in the language as in English. */
const SAME: Partial<Record<Language, readonly string[]>> = {
  de: [
    'Admin',
    'Admins',
    'Blog',
    'Certified ScrumMaster',
    'Cleveland, Ohio',
    'Cr-V, HSS-Co',
    'Daniel Reyes',
    'Details',
    'Filter',
    'Forgeline, Cleveland',
    'GTIN',
    'Gauge Room',
    'Google',
    'Great Lakes Bearing Supply, Toledo',
    'Harmon Toolworks, Akron',
    'Heat Log',
    'Import',
    'LinkedIn',
    'Name',
    'Portfolio',
    'React',
    'Scrum Alliance',
    'Spam',
    'Storefront',
    'Text',
    'The University of Toledo',
    'URL',
    'Web',
    'Newsletter',
    'Grafana',
    'MongoDB',
    'Next.js',
    'Node.js',
    'PDF',
    'CSV',
    'IBAN',
    'BIC',
    'Bank',
    'Journal',
    'Region',
    'Zone',
    'XRechnung',
    'DATEV',
    'ELSTER (CSV)',
    'XML',
    'ZIP',
    'OH, CA',
    'Zone {name}',
    'Zone {number}',
    'Barcode',
    'Budget',
    'Budgets',
    'Budget {number}',
    'Version',
    'Version {v}',
    'TypeScript',
    '50+',
    '100+',
    '2016',
    'Host',
    'Webhook',
    'Webhooks',
  ],
};

describe.each(TRANSLATIONS)('the texts in %s', (language) => {
  const translation = new Map(textsOf(language));

  it('translated texts are the English ones, one by one, none of them empty', () => {
    expect([...translation.keys()].sort()).toEqual(ENGLISH.map(([path]) => path).sort());
    expect([...translation].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('translated texts have the same placeholders', () => {
    const different = ENGLISH.filter(
      ([path, text]) => placeholders(text).join() !== placeholders(translation.get(path) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('texts are translated: none is unchanged, except names and what both languages write alike', () => {
    const left = ENGLISH.filter(([path, text]) => {
      const hasWords = /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
      const isSame = SAME[language]?.includes(text) || NO_WORDS.test(path);
      return translation.get(path) === text && hasWords && !isSame;
    });
    expect(left).toEqual([]);
  });

  it('translated texts have one for one beside each for many', () => {
    const plurals = ENGLISH.filter(([path]) => path.endsWith('.many'));
    expect(plurals.length).toBeGreaterThan(5);
    for (const [path] of plurals) {
      const one = translation.get(path.replace(/many$/, 'one'));
      expect(one, path).toBeDefined();
      expect(one, path).not.toContain('{count}');
    }
  });

  it('translated texts have every message, with the same placeholders, and no other', () => {
    const english = Object.entries(MESSAGES);
    const { messages } = textsFor(language);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(MESSAGES).sort());
    for (const [code, sentence] of english) {
      const translated = messages[code] ?? '';
      expect(translated.trim(), code).not.toBe('');
      expect(translated, code).not.toBe(sentence);
      expect(placeholders(translated), code).toEqual(placeholders(sentence));
    }
  });
});

const german = textsOf('de');

it('the German texts address people formally', () => {
  const informal = [...german, ...Object.entries(textsFor('de').messages)].filter(([, text]) =>
    /\b(?:du|dich|dir|dein\w*|euch|euer\w*)\b/i.test(text),
  );
  expect(informal).toEqual([]);
});

it('the German texts use German quotation marks', () => {
  const prose = german.filter(([path]) => !path.endsWith('.code'));
  expect(prose.filter(([, text]) => text.includes('”') || /[ (]'\p{L}/u.test(text))).toEqual([]);
});

it('German texts call the PO number of a buyer by one name', () => {
  const others = textsOf('de').filter(([, text]) =>
    /\bPO\b|Best(?:ell)?\.?-?Nr\b|Bestellnr|Auftragsnummer/i.test(text),
  );
  expect(others).toEqual([]);
});
