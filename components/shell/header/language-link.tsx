'use client';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { storeLanguage } from '@/lib/client/session/store-language';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';

type LanguageLinkProps = {
  to: Language;
  name: string;
  /** Shown instead of the name, which remains the accessible name. */
  short?: ReactNode;
  className?: string;
};

/**
 * A plain link to the same page in another language, which crawlers and visitors without scripts follow too. A click
 * stores the choice and preserves query and hash.
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
