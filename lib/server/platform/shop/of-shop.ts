import { mergeTexts, type TextTree } from '../../../shared/site/merge-texts';
import { originalTexts, shopFolder } from './shop-folder';

/** Returns texts as the shop says them (`#shop-texts`); in browsers lib/client/shop.ts is in its place. */
export function ofShop<Texts extends object>(language: string, name: string, texts: Texts): Texts {
  const ofLanguage = originalTexts.get(language) ?? new Map<string, object>();
  originalTexts.set(language, ofLanguage.set(name, texts));
  const own = shopFolder.texts[language]?.[name];
  return typeof own === 'object' ? mergeTexts(texts, own as TextTree) : texts;
}
