import { NotFoundPanel } from '@/components/shell/not-found-panel';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** A page whose subject does not exist, with status 404: an unknown tool or order (decisions §2). */
export default function NotFoundPage() {
  return (
    <>
      <title>{textsFor(LANGUAGES.default).shell.notFound.title}</title>
      <NotFoundPanel />
    </>
  );
}
