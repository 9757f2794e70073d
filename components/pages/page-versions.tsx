import { useLanguage } from '#use-language';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { PageVersion } from '@/lib/shared/pages/page.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PageVersionsProps = {
  versions: readonly PageVersion[];
  shown: number;
  hrefOf: (version: number) => string;
  texts: Texts['ownPages'];
};

export function PageVersions({ versions, shown, hrefOf, texts }: PageVersionsProps) {
  const language = useLanguage();
  return (
    <Panel heading={texts.versions}>
      <ol className="figures grid gap-1 text-sm">
        {versions.map(({ version, state, editedAt, editor }) => (
          <li key={version} className="flex flex-wrap items-baseline gap-x-2">
            <Link
              href={hrefOf(version)}
              prefetch={false}
              aria-current={version === shown ? 'true' : undefined}
              className="inline-flex min-h-8 items-center text-ink underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              <Moment
                at={editedAt}
                text={fillText(texts.version, { number: formatNumber(version, language) })}
              />
            </Link>
            <span className="wrap-anywhere text-muted">
              {editor ? fillText(texts.by, { name: editor }) : texts.byClosed}
            </span>
            <Badge tone={state === 'published' ? 'success' : 'neutral'}>{texts.states[state]}</Badge>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
