import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { PlainLink } from '@/components/ui/links/link';
import { formatNumber } from '@/lib/shared/numbers/numbers';

export type FacetLink = {
  key: string;
  label: ReactNode;
  count: number;
  href: string;
  isChosen: boolean;
};

type FacetLinksProps = {
  heading: string;
  links: readonly FacetLink[];
  kind: 'one' | 'many';
  /** What opens the list, where it is folded. */
  fold?: string | undefined;
  children?: ReactNode;
};

export function FacetLinks({ heading, links, kind, fold, children }: FacetLinksProps) {
  const language = useLanguage();
  const id = useId();
  if (links.length === 0 && !children) return null;
  const list = (
    <ul className={kind === 'one' ? 'facets facets-one' : 'facets'}>
      {links.map((link) => (
        <li key={link.key}>
          <PlainLink
            href={link.href}
            data-live=""
            {...(link.count === 0 ? { 'data-empty': '' } : {})}
            {...(link.isChosen ? { 'aria-current': 'true' } : {})}
          >
            {link.label} <span>{formatNumber(link.count, language)}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-bold text-ink text-sm">
        {heading}
      </h2>
      {fold === undefined ? (
        list
      ) : (
        <details className="range-filter">
          <summary>{fold}</summary>
          {list}
        </details>
      )}
      {children}
    </section>
  );
}
