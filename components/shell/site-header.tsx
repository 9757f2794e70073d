'use client';
import { Menu, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { SearchButton } from '@/components/search/search-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { LANGUAGES } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BrandMark } from './brand-mark';
import { LanguageLink } from './language-link';
import { NavLink } from './nav-link';
import { ThemeSwitch } from './theme-switch';
import { ViewerMenu } from './viewer-menu';

type SiteHeaderProps = {
  texts: Texts['shell']['header'];
  searchTexts: Texts['catalogue']['box'];
};

const languageStyles =
  'inline-flex size-11 items-center justify-center rounded-md font-semibold text-body text-sm hover:bg-hover hover:text-ink max-sm:hidden';

/**
 * The head of every page: the catalogue and its search, and the top navigation (product §2.7), which on small screens
 * is a panel that a button opens; Escape or navigation closes it.
 */
export function SiteHeader({ texts, searchTexts }: SiteHeaderProps) {
  const path = usePublicPath();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openOn === path;
  const isAt = (href: string) => path === href || path.startsWith(`${href}/`);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  const language = useLanguage();
  const others = LANGUAGES.all.filter((other) => other !== language);
  const pages = [
    [ROUTES.home, texts.home],
    [ROUTES.review, texts.review],
    [ROUTES.portfolio, texts.portfolio],
    [ROUTES.blog, texts.blog],
  ] as const;

  return (
    <header className="no-print sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm">
      <div className="shell flex min-h-16 flex-wrap items-center justify-between xs:gap-x-1 max-lg:noscript:pt-2.5 lg:gap-x-4">
        <Link href={ROUTES.home} className="flex rounded-sm">
          <BrandMark />
        </Link>
        <div className="ms-auto flex items-center sm:gap-1 lg:ms-3">
          <NavLink
            href={ROUTES.tools}
            current={isAt(ROUTES.tools)}
            className="max-xs:px-0 max-xs:text-sm max-[22.25rem]:hidden max-lg:rounded-none max-lg:aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-accent-strong)]"
          >
            {texts.tools}
          </NavLink>
          <SearchButton texts={searchTexts} />
        </div>
        <nav
          id="main-navigation"
          aria-label={texts.label}
          className={open ? 'site-menu flex' : 'site-menu hidden lg:flex'}
        >
          {pages.map(([href, label]) => (
            <NavLink key={href} href={href} current={isAt(href)} onClick={() => setOpenOn(null)}>
              {label}
            </NavLink>
          ))}
          <ViewerMenu texts={texts} path={path} onNavigate={() => setOpenOn(null)} />
        </nav>
        <div className="flex items-center sm:gap-1">
          {others.map((other) => (
            <LanguageLink key={other} to={other} short={other.toUpperCase()} className={languageStyles} />
          ))}
          <ThemeSwitch texts={texts} />
          <Button
            ref={button}
            variant="ghost"
            size="icon"
            className="lg:hidden noscript:hidden"
            aria-label={open ? texts.closeMenu : texts.openMenu}
            aria-expanded={open}
            aria-controls="main-navigation"
            onClick={() => setOpenOn(open ? null : path)}
          >
            <Icon node={open ? X : Menu} />
          </Button>
        </div>
      </div>
    </header>
  );
}
