import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

type OldWord = { pattern: RegExp; use: string };

/** Two or three words in any spelling an identifier, a file name or a sentence has: `two words`, `two-words`, `twoWords`. */
function compound(first: string, ...rest: string[]): RegExp {
  const letter = (word: string) => `[${word.charAt(0).toLowerCase()}${word.charAt(0).toUpperCase()}]`;
  const anyCase = (word: string) => letter(word) + word.slice(1);
  const capital = first.charAt(0).toUpperCase() + first.slice(1);
  const start = `(?:(?<![A-Za-z])${anyCase(first)}|${capital})`;
  const upper = [first, ...rest].join('_').toUpperCase();
  return new RegExp(`${start}${rest.map((word) => `[ _-]?${anyCase(word)}`).join('')}s?(?![a-z])|${upper}`);
}

/** Words of earlier releases and the standard term that replaced each (docs/glossary.md). */
const OLD_WORDS: readonly OldWord[] = [
  { pattern: compound('late', 'form'), use: 'form' },
  { pattern: compound('kept', 'page'), use: 'cached page' },
  { pattern: /typed-before|[tT]ypedBefore/, use: 'pre-hydration input' },
  { pattern: compound('open', 'work'), use: 'admin queue' },
  { pattern: /\bc(?:omes?|ame|oming) to rest\b/i, use: 'idle' },
  { pattern: compound('loose', 'intent'), use: 'unattached intent' },
  { pattern: compound('provider', 'look'), use: 'sync checkpoint' },
  { pattern: /patien(?:ce|tly)/i, use: 'timeout' },
  { pattern: /\binTurn\b|in-turn\b/, use: 'keyed mutex' },
  {
    pattern: /\bSIGNS\b|\bsigns of\b|\b(?:shop|Google)(?:’s|'s) sign\b(?!-)/,
    use: 'icons, logo, characters',
  },
  { pattern: /\b[pP]apers\b/, use: 'documents' },
  { pattern: /\bforget[A-Z]\w*|\bforget\(/, use: 'anonymise, delete' },
  {
    pattern:
      /\bg(?:ives?|iven|iving|ave) (?:the |its |their |of )?(?:units |money |payments? |stock )?back\b/i,
    use: 'release, refund, return',
  },
  { pattern: /\bdrop(?:s|ped)? (?:an?|the|its) (?:order|hold|reservation)\b/i, use: 'release' },
  { pattern: /\bnpm run screens\b|\bscripts\/screens\b/, use: 'screenshots' },
  { pattern: /\bwhims?\b|\bWhims?\b|[a-z]Whims?\b/, use: 'scripted fault' },
  { pattern: /(?<!in-)\bhouse\b/i, use: 'conventions, store' },
  { pattern: /\bstand-?ins?\b/i, use: 'emulator' },
  {
    pattern: /(?:\/\*\*|^\s*\*|\/\/) *Answers\b(?! to)|[.:;] Answers (?:the|an?|what|whether|how)\b/,
    use: 'Returns',
  },
  { pattern: /(?:\/\*\*|^\s*\*|[.:;]) *Gives (?:back|false|null|undefined|its? )\b/, use: 'Returns' },
  { pattern: /\banswers? (?:with )?[1-5]\d\d\b/i, use: 'returns, responds with' },
  { pattern: /\bdoes not answer(?!\w)/, use: 'does not respond' },
  { pattern: /\bhears? of\b/i, use: 'gets, learns of' },
  { pattern: /\btells? (?:of|what|whether|how)\b/i, use: 'reports, returns, records' },
  { pattern: /\b(?:unless|as) told\b(?! otherwise)/i, use: 'by default, as requested' },
  {
    pattern: /\bwhat (?:it|they|one|he|she) (?:is|are|was|were) (?:told|asked)\b/i,
    use: 'its arguments, the request',
  },
  { pattern: /\bsees to (?:a|an|the|it|that)\b/i, use: 'handles' },
  { pattern: /\bsuch a one\b|\bof its is\b/i, use: 'name the thing' },
  { pattern: /\bsomebody\b/i, use: 'someone' },
];

/** Paths that may hold old words, and why. */
const EXCEPTIONS: readonly { path: RegExp; why: string }[] = [
  { path: /^tests\/unit\/conventions\/words\.test\.ts$/, why: 'the list itself' },
  { path: /^docs\/decisions\//, why: 'dated records keep the words of their day' },
  { path: /^lib\/shared\/texts\//, why: 'texts on screen' },
  { path: /^lib\/shared\/(?:messages|errors)\.ts$/, why: 'fixed messages' },
  { path: /^docs\/product\.md$/, why: 'quotes fixed messages' },
  { path: /^stack\/seed-data\//, why: 'what customers of the demo wrote' },
];

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|js|css|md|yml)$|^\.env\.example$/.test(file))
  .filter((file) => existsSync(path.join(ROOT, file)))
  .filter((file) => !EXCEPTIONS.some((exception) => exception.path.test(file)));

function oldWordsIn(text: string): { word: string; use: string }[] {
  return OLD_WORDS.flatMap(({ pattern, use }) => {
    const match = pattern.exec(text);
    return match ? [{ word: match[0].trim(), use }] : [];
  });
}

describe('the words of code and documents', () => {
  it('are those of docs/glossary.md', () => {
    const found = FILES.flatMap((file) => {
      const lines = [file, ...readFileSync(path.join(ROOT, file), 'utf8').split('\n')];
      return lines.flatMap((line, number) =>
        oldWordsIn(line).map(({ word, use }) => `${file}:${number} “${word}”: ${use}`),
      );
    });
    expect(found).toEqual([]);
  });

  it.each([
    'const FORM = lateForm({ load })',
    "import { LateForm } from '@/components/forms/late-form';",
    'a kept page is stale',
    'export const PROVIDER_LOOKS = 3;',
    '/** Answers the price of a tool. */',
    ' * Gives back the id of the order.',
    'waits until all comes to rest',
    'gives the money back',
    'const PATIENCE_MS = 8000;',
    "it('answers 404 to a stranger')",
    'somebody else was faster',
    'the record that the event tells of',
  ])('are not: %s', (line) => {
    expect(oldWordsIn(line)).not.toEqual([]);
  });

  it.each([
    'The form is translated late.',
    'What was typed before hydration is kept.',
    'a warehouse, in-house development, a household name',
    'Answers to questions are on the blog.',
    'The lower panel is standing on its own.',
    'signs the token with the key; he signs in',
    'dropCollection removes a collection',
    'gives the focus back to the button',
    '/** Gives a browser the session of a customer. */',
    'Each file is linted in turn.',
    'unless told otherwise',
  ])('may be: %s', (line) => {
    expect(oldWordsIn(line)).toEqual([]);
  });

  it('are excepted only in files that exist', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
    const unused = EXCEPTIONS.filter((exception) => !tracked.some((file) => exception.path.test(file)));
    expect(unused.filter(({ why }) => why !== 'the list itself')).toEqual([]);
  });
});
