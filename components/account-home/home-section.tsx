import { type ReactNode, useId } from 'react';
import { Link } from '@/components/ui/links/link';

type HomeSectionProps = { heading: string; all?: { href: string; label: string }; children: ReactNode };

export function HomeSection({ heading, all, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4 border-edge border-b pb-1.5">
        <h2 id={id} className="font-bold text-base text-ink">
          {heading}
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
