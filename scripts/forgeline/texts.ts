import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTranslation, shopFolder, translationFile } from '@/lib/server/platform/shop/shop-folder';
import { type Trees, type TypedRow, takeRows, textRows } from '@/lib/server/platform/shop/text-rows';
import { mergeTexts, type TextTree } from '@/lib/shared/site/merge-texts';
import { languagesOfFiles } from '@/lib/shared/site/translations';
import { readTable } from '@/lib/shared/tables/read-table';
import { csvLines, plainCell, resultOf } from '@/lib/shared/text/csv';
import { decodeText } from '@/lib/shared/text/decode-text';
import { type Command, UsageError } from './command';
import { oneOf, SEPARATORS } from './export';

const LANGUAGE = /^[a-z]{2}$/;
const HEADINGS = ['key', 'English', 'translation', 'limit'] as const;
const EXIT_REFUSED = 1;

/** `isOfStore`: without what the folder of the shop says. */
type Translation = { language: string; isOfStore: boolean };

const typedPath = (word: string) => path.resolve(process.env.INIT_CWD ?? '.', word);

/** The texts of the language as they are now. */
async function treesOf({ language, isOfStore }: Translation): Promise<Trees> {
  const { textsIn, textsOfFiles } = await import('@/lib/server/platform/shop/all-texts');
  const said = (of: string, texts: TextTree) =>
    isOfStore ? texts : mergeTexts(texts, shopFolder.texts[of] ?? {});
  const isOfFile = languagesOfFiles([language]).length > 0;
  const original = isOfFile ? textsOfFiles() : textsIn(language);
  const translation = isOfFile ? (readTranslation(language) ?? {}) : original;
  return {
    original,
    english: said('en', isOfFile ? original : textsIn('en')),
    translation: said(language, translation),
  };
}

/** Returns the rows of a file, by its headings. */
function typedRows(file: string): TypedRow[] {
  const named = (cells: readonly string[], name: string) =>
    cells.findIndex((cell) => plainCell(cell).toLowerCase() === name);
  const { headings, rows } = readTable(resultOf(decodeText(readFileSync(file))).join(''), {
    score: (cells) => HEADINGS.filter((name) => named(cells, name.toLowerCase()) >= 0).length,
  });
  const [key, translation] = ['key', 'translation'].map((name) => named(headings?.cells ?? [], name));
  if (key === undefined || translation === undefined || key < 0 || translation < 0)
    throw new UsageError(`${file} has no columns key and translation.`);
  return rows.map(({ row, cells }) => ({
    ...{ row, key: plainCell(cells[key] ?? ''), translation: plainCell(cells[translation] ?? '') },
  }));
}

function write(file: string, texts: TextTree): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(texts, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

async function importTexts(of: Translation, file: string): Promise<number> {
  const { language, isOfStore } = of;
  if (isOfStore && languagesOfFiles([language]).length === 0)
    throw new UsageError(`The store's own texts in this language are in lib/shared/texts/${language}.`);
  const unread = shopFolder.problems.find((problem) => problem.startsWith(`texts/${language}.json`));
  if (!isOfStore && unread) throw new Error(unread);
  const own = isOfStore ? readTranslation(language) : shopFolder.texts[language];
  const result = takeRows(typedRows(file), await treesOf(of), own ?? {});
  if ('faults' in result) {
    for (const fault of result.faults) console.error(fault);
    console.error('Nothing was changed.');
    return EXIT_REFUSED;
  }
  const target = isOfStore
    ? translationFile(language)
    : path.join(shopFolder.path, 'texts', `${language}.json`);
  if (result.changed > 0) write(target, result.texts);
  console.log(`${result.changed} texts were changed in ${target}.`);
  return 0;
}

async function exportTexts(of: Translation, separator: string, isMissing: boolean): Promise<string> {
  const rows = textRows(await treesOf(of)).filter(
    ({ english, translation }) => !isMissing || (translation === '' && english !== ''),
  );
  const cells = rows.map(({ key, english, translation, limit }) => [key, english, translation, limit]);
  return `\ufeff${csvLines([HEADINGS, ...cells], separator)}`;
}

export const command: Command = {
  help: `\`texts export fr\` writes all texts as a CSV file with the columns ${HEADINGS.join(', ')}; to the standard output where no
file is named. An entry of a list is a row of its own. \`texts import fr FILE\` reads the columns key and translation, and writes
texts/fr.json of the shop's folder, or nothing if a row is refused. Exit codes: 0 done, 1 failed or a row was refused, 2 called
wrongly.`,
  options: {
    missing: { type: 'boolean', help: 'export only texts without a translation' },
    store: {
      type: 'boolean',
      help: 'of the store itself (translations/fr.json), without what the shop’s folder says',
    },
    separator: { type: 'string', value: ',', help: 'of an export: a comma, a semicolon or a tab' },
  },
  words: ['export|import', 'language'],
  moreWords: 'file',
  // A mistake in texts can be mended by the same command.
  isWithoutShop: true,
  async run({ options, words: [what, language = '', file] }) {
    if (!LANGUAGE.test(language)) throw new UsageError(`"${language}" is no code of a language such as fr.`);
    const of = { language, isOfStore: options.store === true };
    if (what === 'import') {
      if (file === undefined) throw new UsageError('A file to import is missing.');
      return await importTexts(of, typedPath(file));
    }
    if (what !== 'export') throw new UsageError(`"${what}" is neither export nor import.`);
    const csv = await exportTexts(
      of,
      oneOf(SEPARATORS, options.separator, 'separator') ?? ',',
      options.missing === true,
    );
    if (file === undefined) process.stdout.write(csv);
    else writeFileSync(typedPath(file), csv);
    return 0;
  },
};
