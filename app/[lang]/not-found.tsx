import { useLanguage } from '#use-language';
import { NotFoundPanel } from '@/components/shell/not-found-panel';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** A page whose subject does not exist, with status 404: an unknown tool or order (product §2.9). */
export default function NotFoundPage() {
  const { notFound } = textsFor(useLanguage()).shell;
  return (
    <>
      <title>{notFound.title}</title>
      <NotFoundPanel texts={notFound} />
    </>
  );
}
