import { clsx } from 'clsx';
import { Check } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/plain-link';
import { formatNumber } from '@/lib/shared/numbers';

export type FacetLink = {
  key: string;
  label: ReactNode;
  count: number;
  /** The address that adds or removes it. */
  href: string;
  isChosen: boolean;
};

type FacetLinksProps = {
  heading: string;
  links: readonly FacetLink[];
  kind: 'one' | 'many';
  /** Another control below the links; shown also without links. */
  children?: ReactNode;
};

/** Choices of one facet with the number of tools of each: plain links, ticked if chosen. */
export function FacetLinks({ heading, links, kind, children }: FacetLinksProps) {
  const language = useLanguage();
  const id = useId();
  if (links.length === 0 && !children) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-bold text-ink text-sm">
        {heading}
      </h2>
      <ul className="-mx-2 grid empty:hidden">
        {links.map((link) => (
          <li key={link.key}>
            <PlainLink
              href={link.href}
              data-live=""
              aria-current={link.isChosen ? 'true' : undefined}
              className={clsx(
                'flex min-h-9 items-center gap-2.5 rounded-md px-2 py-1 text-sm hover:bg-hover hover:text-ink',
                link.isChosen ? 'font-semibold text-ink' : link.count === 0 ? 'text-muted' : 'text-body',
              )}
            >
              <Mark isChosen={link.isChosen} kind={kind} />
              <span className="wrap-anywhere min-w-0 flex-1">{link.label}</span>
              <span className="figures shrink-0 text-muted text-xs">
                {formatNumber(link.count, language)}
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function Mark({ isChosen, kind }: { isChosen: boolean; kind: 'one' | 'many' }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'flex size-4 shrink-0 items-center justify-center border',
        kind === 'one' ? 'rounded-full' : 'rounded-sm',
        isChosen ? 'border-accent-strong bg-accent text-on-accent' : 'border-edge bg-surface',
      )}
    >
      {isChosen ? <Icon node={Check} className="size-3" strokeWidth={3.5} /> : null}
    </span>
  );
}
