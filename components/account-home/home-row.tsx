import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';

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
