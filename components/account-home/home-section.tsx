import { type ReactNode, useId } from 'react';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';

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

type HomeRowProps = {
  href: string;
  number: string;
  what: string;
  more?: string | undefined;
  /** A day, or how it stands. */
  when: ReactNode;
  value: string;
};

export function HomeRow({ href, number, what, more, when, value }: HomeRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-1.5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_6rem]">
      <span className="whitespace-nowrap">
        <Link
          href={href}
          prefetch={false}
          className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {number}
        </Link>
      </span>
      <span className="min-w-0 max-sm:order-2">
        <span className="block truncate">
          <MeasuredText text={what} />
        </span>
        {more ? <span className="block truncate text-muted text-xs">{more}</span> : null}
      </span>
      <span className="whitespace-nowrap text-ink">{when}</span>
      <span className="whitespace-nowrap text-end text-ink max-sm:order-3">{value}</span>
    </li>
  );
}
