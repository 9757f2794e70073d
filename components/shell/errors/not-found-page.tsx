import { useLanguage } from '#use-language';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { addressWords } from '@/lib/client/page/address-words';
import { MEMBER_PREFIXES } from '@/lib/shared/site/routes';
import { NOT_FOUND_TEXTS } from '@/lib/shared/texts/not-found-texts';
import { NotFoundPanel } from './not-found-panel';

export function NotFoundPage() {
  const texts = NOT_FOUND_TEXTS[useLanguage()];
  const path = usePublicPath();
  // Members' addresses name orders and other records, which no catalogue search finds.
  const words = MEMBER_PREFIXES.some((prefix) => path.startsWith(prefix)) ? '' : addressWords(path);
  return (
    <>
      <title>{texts.title}</title>
      <NotFoundPanel words={words} texts={texts} />
    </>
  );
}
