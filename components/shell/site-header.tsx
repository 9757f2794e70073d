import { Menu, Moon, Search, Sun, X } from 'lucide';
import { SearchButton } from '@/components/search/search-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LANGUAGE_FACTS } from '@/lib/shared/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BrandMark } from './brand-mark';
import { HeaderMenu } from './header-menu';
import { LanguageLink } from './language-link';
import { NavLink } from './nav-link';
import { ThemeSwitch } from './theme-switch';
import { ViewerMenu } from './viewer-menu';

type SiteHeaderProps = {
  language: Language;
  texts: Texts['shell']['header'];
  searchTexts: Texts['catalogue']['box'];
};

/**
 * The header of every page: the catalogue and its search, and the top navigation (product §2.7). Only its interactive parts
 * are client components, since every page loads them.
 */
export function SiteHeader({ language, texts, searchTexts }: SiteHeaderProps) {
  const others = LANGUAGES.all.filter((other) => other !== language);
  const pages = [
    [ROUTES.home, texts.home],
    [ROUTES.review, texts.review],
    [ROUTES.portfolio, texts.portfolio],
    [ROUTES.blog, texts.blog],
  ] as const;
  const navigation = (
    <>
      {pages.map(([href, label]) => (
        <NavLink key={href} href={href}>
          {label}
        </NavLink>
      ))}
      <ViewerMenu texts={texts} hrefs={{ login: ROUTES.login, dashboard: ROUTES.dashboard }} />
    </>
  );
  const settings = (
    <>
      {others.map((other) => (
        <LanguageLink
          key={other}
          to={other}
          name={LANGUAGE_FACTS[other].name}
          short={other.toUpperCase()}
          className="inline-flex size-11 items-center justify-center rounded-md font-semibold text-body text-sm hover:bg-hover hover:text-ink max-sm:hidden"
        />
      ))}
      <ThemeSwitch texts={texts} icons={{ dark: <Icon node={Moon} />, light: <Icon node={Sun} /> }} />
    </>
  );
  return (
    <header className="no-print sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm">
      <div className="shell flex min-h-16 flex-wrap items-center justify-between xs:gap-x-1 max-lg:noscript:pt-2.5 lg:gap-x-4">
        <Link href={ROUTES.home} className="flex rounded-sm">
          <BrandMark />
        </Link>
        <div className="ms-auto flex items-center sm:gap-1 lg:ms-3">
          <NavLink
            href={ROUTES.tools}
            className="max-xs:px-0 max-xs:text-sm max-[22.25rem]:hidden max-lg:rounded-none max-lg:aria-[current=page]:shadow-[inset_0_-2px_0_var(--color-accent-strong)]"
          >
            {texts.tools}
          </NavLink>
          <SearchButton
            href={ROUTES.tools}
            texts={searchTexts}
            className="inline-flex size-11 items-center justify-center gap-2.5 rounded-md text-ink hover:bg-hover xl:h-10 xl:w-52 xl:justify-start xl:border xl:border-edge xl:bg-surface xl:px-3 xl:text-muted"
          >
            <Icon node={Search} className="size-4.5 shrink-0" />
            <span className="text-sm max-xl:sr-only">{searchTexts.open}</span>
            {/* Rendered by the stylesheet: text here would be part of the control's visible label (WCAG 2.5.3). */}
            <span
              aria-hidden="true"
              className="ms-auto rounded-sm border border-line bg-sunken px-1.5 font-mono text-2xs text-muted before:content-['Ctrl_K'] max-xl:hidden noscript:hidden"
            />
          </SearchButton>
        </div>
        <HeaderMenu
          texts={texts}
          icons={{ open: <Icon node={Menu} />, close: <Icon node={X} /> }}
          navigation={navigation}
          settings={settings}
        />
      </div>
    </header>
  );
}
