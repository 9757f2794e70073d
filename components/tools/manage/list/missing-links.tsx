import { X } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { LinkPending, PendingLink } from '@/components/ui/links/pending-link';
import { listHref } from '@/lib/client/page/list-query';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { languageName } from '@/lib/shared/site/language-name';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type MissingLinksProps = {
  path: string;
  address: Record<string, string | undefined>;
  current: Language | undefined;
  counts: readonly (readonly [Language, number])[];
  texts: Texts['admin']['products']['translation'];
};

/** Narrows the list to tools with missing texts in a language, and back. */
export function MissingLinks({ path, address, current, counts, texts }: MissingLinksProps) {
  const language = useLanguage();
  return counts
    .filter(([of, count]) => count > 0 || of === current)
    .map(([of, count]) => {
      const isCurrent = of === current;
      const params = { language: languageName(of, language), count: formatNumber(count, language) };
      return (
        <PendingLink
          key={of}
          href={listHref(path, { ...address, missing: isCurrent ? undefined : of })}
          prefetch={false}
          scroll={false}
          aria-current={isCurrent ? 'true' : undefined}
          title={isCurrent ? texts.all : fillText(texts.hint, params)}
          className="relative inline-flex min-h-7 items-center gap-1 whitespace-nowrap rounded-sm px-2 text-sm underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent-ink aria-[current]:no-underline"
        >
          {fillText(texts.missing, params)}
          {isCurrent ? <Icon node={X} className="size-3.5" /> : null}
          <LinkPending />
        </PendingLink>
      );
    });
}
