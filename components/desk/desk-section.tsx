import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { formatNumber } from '@/lib/shared/numbers/numbers';

type DeskSectionProps = {
  heading: string;
  /** How many there are, where the section is a list. */
  count?: number | undefined;
  /** What an address may name. */
  id?: string;
  all?: { href: string; label: string } | undefined;
  children: ReactNode;
};

export function DeskSection({ heading, count = 0, id, all, children }: DeskSectionProps) {
  const language = useLanguage();
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="min-w-0 scroll-mt-20">
      <div className="flex items-baseline justify-between gap-4 border-edge border-b pb-1.5">
        <h2 className="flex items-baseline gap-2 font-bold text-base text-ink">
          <span id={headingId}>{heading}</span>
          {count > 0 ? (
            <span className="figures font-normal text-muted text-sm">{formatNumber(count, language)}</span>
          ) : null}
        </h2>
        {all ? (
          <Link
            href={all.href}
            prefetch={false}
            className="inline-flex min-h-6 items-center whitespace-nowrap text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {all.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}

/** Says that a list is empty, which is good news. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="py-3 text-muted text-sm">{children}</p>;
}
