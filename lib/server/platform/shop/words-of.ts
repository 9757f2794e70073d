import { currencyName } from '../../../shared/site/currency-name';
import { mergeTexts, type TextTree } from '../../../shared/site/merge-texts';
import { baseLanguage } from '../../../shared/site/translations';
import { shopFolder } from './shop-folder';

const copiesOf = (to: string, from: string, keys: string) =>
  Object.fromEntries(keys.split(' ').map((key) => [`${to}.${key}`, `${from}.${key}`]));

const PAGES = 'home tools review portfolio blog quickOrder cart quote contact login register inOrders';

/** Texts that modules of texts copy from others: a file says them once, there. A unit test finds them. */
export const COPIES: Readonly<Record<string, string>> = {
  'approvals.quarter': 'needs.quarter',
  ...copiesOf('commandBox.pages', 'pageNames', PAGES),
  ...copiesOf('orderPage.costs', 'costs', 'heading goods shipping free onGroup due'),
  'shell.description': 'shop.description',
  'shell.footer.emailPlaceholder': 'shop.emailPlaceholder',
  'shell.footer.intro': 'shop.footerIntro',
  'shell.footer.newsletterText': 'shop.newsletterText',
  'shell.footer.newsletterTitle': 'shop.newsletterTitle',
  'shell.tagline': 'shop.tagline',
};

/** Texts that have the name of the shop's currency inside, which is `{currency}` in files; messages fill one of their own. */
export const WITH_CURRENCY: readonly string[] = [
  'bulk.amount',
  'catalogue.filters.fromLabel',
  'catalogue.filters.toLabel',
  'dashboard.addProduct.priceHint',
  'editor.hints.price',
  'orderPage.partRefund.amountHint',
  'trade.prices.units',
];

const isTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what is in a tree at a key with points. */
export const textAt = (tree: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (isTree(part) ? part[name] : undefined), tree);

/** Returns a tree of one text. */
export const treeOf = (key: string, text: unknown): TextTree =>
  key.split('.').reduceRight<unknown>((part, name) => ({ [name]: part }), text) as TextTree;

function withCurrency(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{currency}', name);
  if (Array.isArray(value)) return value.map((entry) => withCurrency(entry, name));
  return isTree(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withCurrency(part, name)]))
    : value;
}

/** What is said by the shop, else by the store's translation, else by the shop in the base language. */
function saidOf(language: string, name: string): TextTree {
  const { config, texts, translations } = shopFolder;
  const base = texts[baseLanguage(Object.keys(config.languages))];
  const trees = [base, translations[language], texts[language]].map((tree) => tree?.[name]);
  return trees.filter(isTree).reduce<TextTree>(mergeTexts, {});
}

/** Returns what stands in a language of a file for the texts of a name. */
export function wordsOf(language: string, name: string): TextTree {
  const currency = currencyName(language);
  if (name === 'currency') return { name: currency, ...saidOf(language, name) };
  const copied = Object.entries(COPIES).flatMap(([key, from]) => {
    const [source = ''] = from.split('.');
    const text = key.startsWith(`${name}.`) && textAt({ [source]: saidOf(language, source) }, from);
    return typeof text === 'string' ? [treeOf(key, text)[name] as TextTree] : [];
  });
  const words = mergeTexts(copied.reduce<TextTree>(mergeTexts, {}), saidOf(language, name));
  return name === 'messages' ? words : (withCurrency(words, currency) as TextTree);
}
