'use client';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListAboutProps = {
  list: Pick<ListSummary, 'name' | 'note' | 'lineCount' | 'shared' | 'own' | 'ownerName'>;
  id?: string;
  /** The list's own page. */
  href?: string;
  texts: Pick<Texts['lists'], 'tools' | 'shared'>;
};

/** Only members of a company read of sharing. */
function sharedText(
  { shared, own, ownerName = '' }: ListAboutProps['list'],
  texts: Texts['lists']['shared'],
): string | null {
  if (!shared) return null;
  return own ? texts.own : fillText(texts.by, { name: ownerName });
}

export function ListAbout({ list, id, href, texts }: ListAboutProps) {
  const { name, note, lineCount } = list;
  const language = useLanguage();
  const shared = sharedText(list, texts.shared);
  return (
    <div className="grid min-w-0 gap-1">
      <h2 id={id} className="wrap-anywhere font-semibold text-ink text-lg">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            className="underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h2>
      {note ? <p className="wrap-anywhere whitespace-pre-line">{note}</p> : null}
      <p className="figures text-muted text-sm">
        {lineCount === 1
          ? texts.tools.one
          : fillText(texts.tools.many, { count: formatNumber(lineCount, language) })}
        {shared === null ? null : ` · ${shared}`}
      </p>
    </div>
  );
}
