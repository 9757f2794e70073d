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
import { mergeTexts, type TextTree } from '@/lib/shared/site/merge-texts';
import { languagesOfFiles } from '@/lib/shared/site/translations';
import '@/lib/shared/texts/de/command-box';
import '@/lib/shared/texts/de/failure';
import '@/lib/shared/texts/de/invoice-faults';
import '@/lib/shared/texts/de/page-names';
import '@/lib/shared/texts/de/reminder-dialog';
import '@/lib/shared/texts/de/reminder-mails';
import '@/lib/shared/texts/de/search-box';
import '@/lib/shared/texts/de/serial-fields';
import '@/lib/shared/texts/de/texts';
import '@/lib/shared/texts/en/command-box';
import { currency } from '@/lib/shared/texts/en/currency';
import '@/lib/shared/texts/en/failure';
import '@/lib/shared/texts/en/invoice-faults';
import '@/lib/shared/texts/en/page-names';
import '@/lib/shared/texts/en/reminder-dialog';
import '@/lib/shared/texts/en/reminder-mails';
import '@/lib/shared/texts/en/search-box';
import '@/lib/shared/texts/en/serial-fields';
import '@/lib/shared/texts/en/texts';
import { judgeTexts } from './judge-texts';
import { originalTexts } from './shop-folder';
import { COPIES, textAt, treeOf, WITH_CURRENCY } from './words-of';

const sentencesOf = (table: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(table).map(([code, said]) => [code, Array.isArray(said) ? said.at(-1) : said]);

/** Messages in English are no file of texts (lib/shared/messages). */
const ENGLISH_MESSAGES = Object.fromEntries(
  [
    ...[VALIDATION, FILE_VALIDATION, TOAST, REFUSAL, BROWSER, GOOGLE, ROW, OUTCOME],
    ...[BANK_ROW, TRADE_WARNING, RECEIPT, PROBLEMS],
  ].flatMap(sentencesOf),
);

/** Returns every text of the store in a language, by name and key. */
export function textsIn(language: string): Readonly<Record<string, object>> {
  const loaded = Object.fromEntries(originalTexts.get(language) ?? []);
  return language === 'en' ? { ...loaded, messages: ENGLISH_MESSAGES } : loaded;
}

function without(tree: TextTree, key: string): TextTree {
  const [name = '', ...inside] = key.split('.');
  const { [name]: part, ...others } = tree;
  return inside.length > 0 ? { ...tree, [name]: without(part as TextTree, inside.join('.')) } : others;
}

/** Returns every text that a file of another language says, in English: what is copied of others once. */
export function textsOfFiles(): TextTree {
  const english = textsIn('en') as TextTree;
  const marked = WITH_CURRENCY.reduce((tree, key) => {
    const text = String(textAt(tree, key)).replaceAll(currency.name, '{currency}');
    return mergeTexts(tree, treeOf(key, text));
  }, english);
  return [...Object.keys(COPIES), 'currency'].reduce(without, marked);
}

/** Returns what is wrong with the texts of a shop, each with its file and key. */
export function problemsOfTexts(texts: Readonly<Record<string, TextTree>>): string[] {
  return Object.entries(texts).flatMap(([language, own]) =>
    judgeTexts(own, languagesOfFiles([language]).length > 0 ? textsOfFiles() : textsIn(language)).map(
      (problem) => `texts/${language}.json: ${problem}`,
    ),
  );
}
