'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { storeLanguage } from '@/lib/client/language/store-language';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';

type LanguageLinkProps = {
  to: Language;
  /** The language's name in itself. */
  name: string;
  /** Shown instead of the name, which stays its accessible name. */
  short?: ReactNode;
  className?: string;
};

/**
 * The same page in another language, as a whole new document: a plain link, which crawlers and visitors without scripts
 * follow too. A click stores the choice and keeps the query and hash of the page.
 */
export function LanguageLink({ to, name, short, className }: LanguageLinkProps) {
  const isCurrent = useLanguage() === to;

  function onClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    storeLanguage(to);
    currentTarget.search = window.location.search;
    currentTarget.hash = window.location.hash;
  }

  return (
    <a
      href={localPath(usePublicPath(), to)}
      lang={to}
      hrefLang={to}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className={className}
    >
      {short && <span aria-hidden="true">{short}</span>}
      <span className={short ? 'sr-only' : undefined}>{name}</span>
    </a>
  );
}
