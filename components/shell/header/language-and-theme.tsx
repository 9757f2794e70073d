'use client';
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { storeLanguage } from '@/lib/client/session/store-language';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { chooseTheme, currentTheme, onThemeChange } from '../theme';

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

type ThemeSwitchProps = {
  texts: { darkTheme: string; lightTheme: string };
  /** Rendered by the server: in a client component they would be in the scripts of every page. */
  icons: { dark: ReactNode; light: ReactNode };
};

export function ThemeSwitch({ texts, icons }: ThemeSwitchProps) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      variant="ghost"
      size="icon"
      className="noscript:hidden"
      aria-label={other === 'dark' ? texts.darkTheme : texts.lightTheme}
      onClick={() => chooseTheme(other)}
    >
      {icons[other]}
    </Button>
  );
}
