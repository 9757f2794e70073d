import { mergeTexts, type TextTree } from '../../../shared/site/merge-texts';
import { baseLanguage, type Language, languagesOfFiles } from '../../../shared/site/translations';
import { originalTexts, shopFolder } from './shop-folder';
import { wordsOf } from './words-of';

const LANGUAGES = Object.keys(shopFolder.config.languages);
const BASE = baseLanguage(LANGUAGES);

/** By the language of a file: objects of the base language's texts, with what stands for them. */
const translations = new Map(
  languagesOfFiles(LANGUAGES).map((language) => [language, new WeakMap<object, object>()]),
);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const partOf = (tree: unknown, key: string): unknown =>
  isObject(tree) && Object.hasOwn(tree, key) ? (tree as TextTree)[key] : undefined;

/**
 * Returns texts of the base language in that of a file, whose words stand for them key by key. Texts that are part of others are
 * the same object there, and so are their translations.
 */
function translate(made: WeakMap<object, object>, texts: object, words: unknown): object {
  const known = made.get(texts);
  if (known) return known;
  const inWords = (key: string, text: unknown) => {
    const word = partOf(words, key);
    return isObject(text) ? translate(made, text, word) : (word ?? text);
  };
  // Messages are declared elsewhere in English.
  const keys = Object.keys(isObject(words) && Object.keys(texts).length === 0 ? words : texts);
  const translated = Array.isArray(texts)
    ? Array.isArray(words)
      ? words
      : texts.map((text, place) => inWords(String(place), text))
    : Object.fromEntries(keys.map((key) => [key, inWords(key, partOf(texts, key))]));
  made.set(texts, translated);
  return translated;
}

/** Returns texts as the shop says them (`#shop-texts`); in browsers lib/client/shop.ts is in its place. */
export function ofShop<Texts extends object>(language: string, name: string, texts: Texts): Texts {
  const ofLanguage = originalTexts.get(language) ?? new Map<string, object>();
  originalTexts.set(language, ofLanguage.set(name, texts));
  const own = shopFolder.texts[language]?.[name];
  const said = isObject(own) ? mergeTexts(texts, own as TextTree) : texts;
  if (language === BASE) for (const [of, made] of translations) translate(made, said, wordsOf(of, name));
  return said;
}

/** Returns those of the texts in a language; where it is one of a file, what stands for the base language's. */
export function textsOf<Texts extends object>(
  language: string,
  texts: Readonly<Record<Language, Texts>>,
): Texts {
  const made = translations.get(language);
  return made ? (translate(made, texts[BASE], undefined) as Texts) : texts[language as Language];
}

/** Loads the module of texts in a language. */
export function loadTexts<Module>(
  language: string,
  load: Readonly<Record<Language, () => Promise<Module>>>,
): Promise<Module> {
  return load[translations.has(language) ? BASE : (language as Language)]();
}
