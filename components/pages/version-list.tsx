import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { Panel } from '@/components/ui/panel';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';

type Version = {
  version: number;
  href: string;
  /** Missing for the one before anything was saved. */
  editedAt?: string | undefined;
  editor?: string | undefined;
  mark?: ReactNode;
};

type VersionListProps = {
  versions: readonly Version[];
  /** The number of the one on screen. */
  shown: number;
  texts: { versions: string; version: string; by: string; byClosed: string; unsaved?: string };
};

export function VersionList({ versions, shown, texts }: VersionListProps) {
  const language = useLanguage();
  return (
    <Panel heading={texts.versions}>
      <ol className="figures grid gap-1 text-sm">
        {versions.map(({ version, href, editedAt, editor, mark }) => (
          <li key={version} className="flex flex-wrap items-baseline gap-x-2">
            <Link
              href={href}
              prefetch={false}
              aria-current={version === shown ? 'true' : undefined}
              className="inline-flex min-h-8 items-center text-ink underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {editedAt ? (
                <Moment
                  at={editedAt}
                  text={fillText(texts.version, { number: formatNumber(version, language) })}
                />
              ) : (
                texts.unsaved
              )}
            </Link>
            {editedAt ? (
              <span className="wrap-anywhere text-muted">
                {editor ? fillText(texts.by, { name: editor }) : texts.byClosed}
              </span>
            ) : null}
            {mark}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
