import { pageLanguage } from '@/lib/client/language/page-language';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OrderPageTexts = Texts['orderPage'];

const LOAD: Record<Language, () => Promise<{ orderPage: OrderPageTexts }>> = {
  en: () => import('@/lib/shared/texts/en/order-page'),
  de: () => import('@/lib/shared/texts/de/order-page'),
};

let loaded: Promise<OrderPageTexts> | undefined;

/** For React's `use`. Too many for every list: loaded once, with the first order that is opened. */
export function orderPageTexts(): Promise<OrderPageTexts> {
  loaded ??= loadWithRetries(LOAD[pageLanguage()]).then(({ orderPage }) => orderPage);
  return loaded;
}
