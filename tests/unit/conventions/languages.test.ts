import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function sources(): [string, string][] {
  return ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('api/'))
      .map((name): [string, string] => {
        const file = path.join(folder, name);
        return [file, readFileSync(path.join(ROOT, file), 'utf8')];
      }),
  );
}

/** Returns the argument list of each call of these functions. */
function argumentsOf(code: string, call: RegExp): string[] {
  return [...code.matchAll(call)].map((match) => {
    let depth = 1;
    let end = match.index + match[0].length;
    const start = end;
    for (; depth > 0 && end < code.length; end++) {
      if ('([{'.includes(code[end] ?? '')) depth++;
      if (')]}'.includes(code[end] ?? '')) depth--;
    }
    return code.slice(start, end - 1);
  });
}

const FORMATS = /\bformat(?:Cents|Dollars|RoundDollars|Day|Moment|Number)\(/g;

it('pages and components write money, dates and numbers in the language of the page', () => {
  const forgotten = sources().flatMap(([file, code]) =>
    argumentsOf(code, FORMATS)
      .filter((given) => !/,\s*language\b/.test(given))
      .map((given) => `${file}: (${given})`),
  );
  expect(forgotten).toEqual([]);
});

it('pages and components leave the formatting of numbers to lib/shared', () => {
  const own = sources().filter(([, code]) => /\.toLocale\w*String\(|new Intl\./.test(code));
  expect(own.map(([file]) => file)).toEqual([]);
});

it('pages and components get their texts from the page, in its language', () => {
  const fixed = sources().filter(([, code]) => /from '@\/lib\/shared\/texts\/(?:en|de)\//.test(code));
  expect(fixed.map(([file]) => file)).toEqual([]);
});

it('pages and components prefix addresses with the language: a plain link or form to one of routes.ts is not enough', () => {
  const bare = sources().filter(([, code]) =>
    /<a\b[^>]*\shref=\{(?:ROUTES|listHref|catalogueHref)|\saction=\{(?:ROUTES|path\}|cataloguePath)/.test(
      code,
    ),
  );
  expect(bare.map(([file]) => file)).toEqual([]);
});
