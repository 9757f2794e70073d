import { useLanguage } from '#use-language';
import { NOT_FOUND_TEXTS } from '@/lib/shared/not-found-texts';
import { NotFoundPanel } from './not-found-panel';

/** A page whose subject does not exist, for components/shell/not-found-on-demand.tsx. */
export function NotFoundPage() {
  const texts = NOT_FOUND_TEXTS[useLanguage()];
  return (
    <>
      <title>{texts.title}</title>
      <NotFoundPanel texts={texts} />
    </>
  );
}
