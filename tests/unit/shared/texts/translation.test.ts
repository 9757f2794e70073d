import { describe, expect, it } from 'vitest';
import { sentences } from '@/lib/shared/texts/de/sentences';
import { de } from '@/lib/shared/texts/de/texts';
import { en } from '@/lib/shared/texts/en/texts';

/** Every text with the way to it: `shell.header.home` -> `Home`. */
function textsIn(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => textsIn(value, path ? `${path}.${key}` : key));
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole).sort();
}

const ENGLISH = textsIn(en);
const GERMAN = new Map(textsIn(de));

/** Keys, names and dates: no words. */
const NO_WORDS = /(?:\.(?:key|slug|topic|published)|^people\.\d+\.name)$/;

/** What a German shop writes as an English one does. */
const SAME = new Set([
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
  'Gauge Room',
  'Google',
  'Great Lakes Bearing Supply, Toledo',
  'Harmon Toolworks, Akron',
  'Heat Log',
  'LinkedIn',
  'Name',
  'Portfolio',
  'React',
  'Scrum Alliance',
  'Spam',
  'Storefront',
  'The University of Toledo',
  'Web',
  'Grafana',
  'MongoDB',
  'Next.js',
  'Node.js',
  'PDF',
  'Barcode',
  'TypeScript',
  '50+',
  '100+',
  '2016',
]);

describe('the German texts', () => {
  it('are the English ones, one by one, none of them empty', () => {
    expect([...GERMAN.keys()].sort()).toEqual(ENGLISH.map(([path]) => path).sort());
    expect([...GERMAN].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have the same places to fill in', () => {
    const different = ENGLISH.filter(
      ([path, text]) => placeholders(text).join() !== placeholders(GERMAN.get(path) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  it('are German: none was left as it is, but names and what both languages write alike', () => {
    const left = ENGLISH.filter(([path, text]) => {
      const hasWords = /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
      return GERMAN.get(path) === text && hasWords && !SAME.has(text) && !NO_WORDS.test(path);
    });
    expect(left).toEqual([]);
  });

  it('have a text for one beside each text for many', () => {
    const plurals = ENGLISH.filter(([path]) => path.endsWith('.many'));
    expect(plurals.length).toBeGreaterThan(5);
    for (const [path] of plurals) {
      const one = GERMAN.get(path.replace(/many$/, 'one'));
      expect(one, path).toBeDefined();
      expect(one, path).not.toContain('{count}');
    }
  });

  it('address people formally', () => {
    const informal = [...GERMAN, ...Object.entries(sentences)].filter(([, text]) =>
      /\b(?:du|dich|dir|dein\w*|euch|euer\w*)\b/i.test(text),
    );
    expect(informal).toEqual([]);
  });

  it('use German quotation marks', () => {
    const prose = [...GERMAN].filter(([path]) => !path.endsWith('.code'));
    expect(prose.filter(([, text]) => text.includes('”') || /[ (]'\p{L}/u.test(text))).toEqual([]);
  });
});

describe('the German sentences', () => {
  it('say something, in German, with the same places to fill in', () => {
    for (const [english, german] of Object.entries(sentences)) {
      expect(german.trim(), english).not.toBe('');
      expect(german, english).not.toBe(english);
      expect(placeholders(german), english).toEqual(placeholders(english));
    }
  });
});
