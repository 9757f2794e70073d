import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COLUMNS } from '@/lib/server/commerce/imports/read/columns';
import { fieldOfHeading } from '@/lib/server/commerce/imports/read/match-columns';
import { textsOfFiles } from '@/lib/server/platform/shop/all-texts';
import { judgeTexts } from '@/lib/server/platform/shop/judge-texts';
import { readTranslation } from '@/lib/server/platform/shop/shop-folder';
import { textAt } from '@/lib/server/platform/shop/words-of';
import { IMPORT_KINDS } from '@/lib/shared/imports/import-kinds';
import { inRoot } from '@/stack/paths';

const languages = readdirSync(inRoot('translations'))
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

it('translations that come with the store have known texts, with their placeholders, none too long', () => {
  const problems = languages.flatMap((language) =>
    judgeTexts(readTranslation(language) ?? {}, textsOfFiles()).map(
      (problem) => `${language}.json: ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
});

it('no heading of an import in a translation is that of another column', () => {
  const taken = languages.flatMap((language) => {
    const named = (field: string) => textAt(readTranslation(language), `imports.fields.${field}`);
    return IMPORT_KINDS.flatMap((kind) => {
      const headings = COLUMNS[kind].map(({ field }) => ({ field, heading: named(field) }));
      return headings.flatMap(({ field, heading }) => {
        if (typeof heading !== 'string') return [];
        const others = headings.filter((other) => other.field !== field && other.heading === heading);
        const known = fieldOfHeading(kind, heading);
        return others.length > 0 || (known !== null && known !== field)
          ? [`${language}, ${kind}: ${heading}`]
          : [];
      });
    });
  });
  expect(taken).toEqual([]);
});
