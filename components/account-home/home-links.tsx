import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { HomeSection } from './home-section';

type HomeLinksProps = {
  heading: string;
  all: { href: string; label: string };
  entries: readonly { key: string; href: string; name: string; about: ReactNode }[];
};

/** Nothing without entries. */
export function HomeLinks({ heading, all, entries }: HomeLinksProps) {
  if (entries.length === 0) return null;
  return (
    <HomeSection heading={heading} all={all}>
      <ul className="figures text-sm">
        {entries.map(({ key, href, name, about }) => (
          <li key={key} className="flex min-h-9 items-center justify-between gap-4 border-line border-b py-1">
            <Link
              href={href}
              prefetch={false}
              className="min-w-0 truncate font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              <MeasuredText text={name} />
            </Link>
            <span className="shrink-0 text-muted text-xs">{about}</span>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
