import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { TextTree } from '../../../shared/site/merge-texts';
import { languagesOfFiles, TRANSLATIONS } from '../../../shared/site/translations';
import { IS_BUILD, shopPath } from '../config/shop-path';
import { processSingleton } from '../process-singleton';
import { type FolderPage, readFolderPages } from './folder-pages';
import { defineShop, parseShopConfig, type ShopConfig, type ShopSettings } from './shop-config.schema';

export type ShopFolder = {
  path: string;
  config: ShopConfig;
  /** What the shop says differently, by language. */
  texts: Readonly<Record<string, TextTree>>;
  /** The store's translations in files, of the shop's languages that are not compiled. */
  translations: Readonly<Record<string, TextTree | undefined>>;
  pages: readonly FolderPage[];
  /** What is wrong, each with file and field; then `config` has the store's defaults. */
  problems: readonly string[];
};

const DEFAULTS = parseShopConfig({});

function defaultConfig(): ShopConfig {
  if ('problems' in DEFAULTS) throw new Error(DEFAULTS.problems.join('\n'));
  return DEFAULTS.config;
}

/** The languages of a shop for which there are no texts. */
function untranslated(folder: string, { languages }: ShopConfig): string[] {
  return languagesOfFiles(Object.keys(languages)).flatMap((language) => {
    const own = path.join(/* turbopackIgnore: true */ folder, 'texts', `${language}.json`);
    return [own, translationFile(language)].some((file) => existsSync(file))
      ? []
      : [`languages.${language}: there is no translation; \`forgeline texts export ${language}\` begins one`];
  });
}

const CONFIG_FILES = ['shop.config.json', 'shop.config.ts'] as const;

/** Runs a TypeScript file of one's own, on any Node and without a build. */
function runTypeScript(file: string): unknown {
  // Loaded for such a file alone. The bundles of server and pages lie where Node would not find it by their own place.
  const { createJiti } = createRequire(path.resolve(/* turbopackIgnore: true */ 'package.json'))(
    'jiti',
  ) as typeof import('jiti');
  const { transform } = createJiti(file, { fsCache: false });
  const code = transform({ source: readFileSync(file, 'utf8'), filename: file, ts: true });
  const module: { exports: { default?: unknown } } = { exports: {} };
  const ofFolder = createRequire(file);
  const load = (name: string) => (name === 'forgeline/shop' ? { defineShop } : ofFolder(name));
  compileFunction(code, ['exports', 'require', 'module'], { filename: file })(module.exports, load, module);
  return module.exports.default;
}

function readSettings(file: string): ShopSettings {
  const settings = file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : runTypeScript(file);
  if (typeof settings !== 'object' || settings === null)
    throw new Error(
      file.endsWith('.json') ? 'it is no object' : 'it has no `export default defineShop({ … })`',
    );
  return settings as ShopSettings;
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readConfig(folder: string): { config: ShopConfig; problems: string[] } {
  const found = CONFIG_FILES.filter((name) =>
    existsSync(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ folder, name)),
  );
  const [name] = found;
  const wrong = (...problems: string[]) => ({ config: defaultConfig(), problems });
  if (name === undefined) return { config: defaultConfig(), problems: [] };
  if (found.length > 1) return wrong(`${found.join(' and ')}: there are both; keep one of them`);
  try {
    const parsed = parseShopConfig(readSettings(path.join(/* turbopackIgnore: true */ folder, name)));
    const problems = 'config' in parsed ? untranslated(folder, parsed.config) : parsed.problems;
    if ('config' in parsed && problems.length === 0) return { config: parsed.config, problems };
    return wrong(...problems.map((problem) => `${name}: ${problem}`));
  } catch (error) {
    return wrong(`${name}: ${said(error)}`);
  }
}

function readTree(file: string): TextTree {
  const tree: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) throw new Error('it is no object');
  return tree as TextTree;
}

/** Returns the file of a translation that comes with the store. */
export const translationFile = (language: string): string =>
  path.resolve(/* turbopackIgnore: true */ 'translations', `${language}.json`);

/** Returns the store's own translation in a file; undefined where there is none. */
export function readTranslation(language: string): TextTree | undefined {
  const file = translationFile(language);
  return existsSync(file) ? readTree(file) : undefined;
}

const LANGUAGE_FILE = /^[a-z]{2}\.json$/;

function readTexts(folder: string): { texts: Record<string, TextTree>; problems: string[] } {
  const inside = path.join(/* turbopackIgnore: true */ folder, 'texts');
  const texts: Record<string, TextTree> = {};
  const problems: string[] = [];
  for (const name of existsSync(inside) ? readdirSync(inside).sort() : []) {
    const file = `texts/${name}`;
    const language = path.basename(name, '.json');
    if (!LANGUAGE_FILE.test(name)) {
      problems.push(`${file}: must be named by a language, as in texts/${TRANSLATIONS[0]}.json`);
      continue;
    }
    try {
      texts[language] = readTree(path.join(/* turbopackIgnore: true */ inside, name));
    } catch (error) {
      problems.push(`${file}: ${said(error)}`);
    }
  }
  return { texts, problems };
}

const withoutFolder = (folder: string): ShopFolder => ({
  ...{ path: folder, config: defaultConfig(), texts: {}, translations: {}, pages: [], problems: [] },
});

/** Reads a shop's folder. What its texts say is judged by `judgeTexts`, which needs all texts of the store. */
export function readShopFolder(folder: string): ShopFolder {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return { ...withoutFolder(folder), problems: ['there is no such folder'] };
  const { config, problems } = readConfig(folder);
  const { texts, problems: ofTexts } = readTexts(folder);
  const translations = Object.fromEntries(
    languagesOfFiles(Object.keys(config.languages)).map((language) => [language, readTranslation(language)]),
  );
  const { pages, problems: ofPages } = readFolderPages(folder, Object.keys(config.languages));
  return {
    ...{ path: folder, config, texts, translations, pages },
    problems: [...problems, ...ofTexts, ...ofPages],
  };
}

/** The shop of this process, which reads it once. A build has the store's defaults. */
export const shopFolder: ShopFolder = processSingleton('shop', () =>
  IS_BUILD ? withoutFolder(shopPath()) : readShopFolder(shopPath()),
);

/** The store's own texts, by language and name, as far as their files are loaded. */
export const originalTexts = new Map<string, Map<string, object>>();
