import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopFolder } from '@/lib/server/platform/shop/shop-folder';
import { textRows } from '@/lib/server/platform/shop/text-rows';
import { mergeTexts, type TextTree } from '@/lib/shared/site/merge-texts';
import { writeCsv } from '@/lib/shared/text/csv';
import { type Command, UsageError } from './command';

const LANGUAGE = /^[a-z]{2}$/;
const HEADINGS = ['key', 'English', 'translation', 'limit'];

/** The store's own translations, which the folders of shops are merged over. */
const translationFile = (language: string) => path.resolve('translations', `${language}.json`);

function readTree(file: string): TextTree {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextTree) : {};
}

async function exportTexts(language: string, ofStore: boolean, missing: boolean): Promise<string> {
  const { textsIn } = await import('@/lib/server/platform/shop/all-texts');
  const inWords = (lang: string, texts: TextTree) =>
    ofStore ? texts : mergeTexts(texts, shopFolder.texts[lang] ?? {});
  const original = textsIn('en');
  const compiled = textsIn(language) as TextTree;
  const own = Object.keys(compiled).length > 0 ? compiled : readTree(translationFile(language));
  const rows = textRows({
    original,
    english: inWords('en', original),
    translation: inWords(language, own),
  }).filter(({ english, translation }) => !missing || (translation === '' && english !== ''));
  const cells = rows.map((row) => [row.key, row.english, row.translation, row.limit]);
  return writeCsv([HEADINGS, ...cells], ',');
}

export const command: Command = {
  help: `\`texts export fr\` writes all texts as a CSV file with the columns ${HEADINGS.join(', ')}; to the standard output where no file
is named. An entry of a list is a row of its own.`,
  options: {
    missing: { type: 'boolean', help: 'only those without a translation' },
    store: {
      type: 'boolean',
      help: 'the store’s own texts and translation, without what the shop’s folder says',
    },
  },
  words: ['export', 'language'],
  moreWords: 'file',
  isWithoutShop: true,
  async run({ options, words: [what, language = '', file] }) {
    if (what !== 'export') throw new UsageError(`"${what}" is not export.`);
    if (!LANGUAGE.test(language)) throw new UsageError(`"${language}" is no code of a language such as fr.`);
    const csv = await exportTexts(language, options.store === true, options.missing === true);
    if (file === undefined) process.stdout.write(csv);
    else writeFileSync(path.resolve(process.env.INIT_CWD ?? '.', file), csv);
    return 0;
  },
};
