import { Menu, Moon, Search, ShoppingCart, Sun, X } from 'lucide';
import { shop } from '#shop';
import { CartLink } from '@/components/cart/cart-link';
import { BrandMark } from '@/components/shell/brand-mark';
import { ThemeSwitch } from '@/components/shell/header/language-and-theme';
import { SearchButton } from '@/components/shell/header/search-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CategoriesMenu, type HeaderCategory } from './categories-menu';
import { HeaderMenu } from './header-menu';
import { LanguageLink } from './language-and-theme';
import { NavLink, ViewerMenu } from './viewer-menu';

type SiteHeaderProps = {
  language: Language;
  texts: Texts['shell']['header'];
  searchLabel: string;
  categories: readonly HeaderCategory[];
  /** Pages that it leads to, beside those of tools. */
  links: readonly { href: string; label: string }[];
};

/**
 * Product §2.7. Only interactive parts are client components, since every page loads them; the layout is in
 * app/site-frame.css.
 */
export function SiteHeader({ language, texts, searchLabel, categories, links }: SiteHeaderProps) {
  const others = LANGUAGES.all.filter((other) => other !== language);
  const navigation = (
    <>
      <div className="nav-pages">
        {links.map(({ href, label }) =>
          href.startsWith('/') ? (
            <NavLink key={href} href={href}>
              {label}
            </NavLink>
          ) : (
            <a key={href} href={href} className="nav-item">
              {label}
            </a>
          ),
        )}
      </div>
      <div className="nav-account">
        <ViewerMenu
          texts={pick(texts, 'login', 'logout', 'dashboard', 'signedInAs', 'unavailable')}
          hrefs={{ login: ROUTES.login, dashboard: ROUTES.dashboard }}
        />
      </div>
    </>
  );
  const tools = (
    <div className="header-tools">
      <NavLink href={ROUTES.tools}>{texts.tools}</NavLink>
      {categories.length > 0 ? (
        <CategoriesMenu language={language} categories={categories} texts={texts} />
      ) : null}
    </div>
  );
  const settings = (
    <div className="header-settings">
      {others.map((other) => (
        <LanguageLink
          key={other}
          to={other}
          name={LANGUAGE_FACTS[other].name}
          short={other.toUpperCase()}
          className="language-switch"
        />
      ))}
      <ThemeSwitch
        texts={pick(texts, 'darkTheme', 'lightTheme')}
        icons={{ dark: <Icon node={Moon} />, light: <Icon node={Sun} /> }}
      />
    </div>
  );
  return (
    <header className="site-header no-print">
      <div className="shell">
        <Link href={ROUTES.home} className="home-link">
          <BrandMark />
        </Link>
        <SearchButton href={ROUTES.tools}>
          <Icon node={Search} />
          <span>{searchLabel}</span>
          <span>{texts.command}</span>
        </SearchButton>
        <HeaderMenu
          texts={pick(texts, 'label', 'openMenu', 'closeMenu')}
          icons={{ open: <Icon node={Menu} />, close: <Icon node={X} /> }}
          quickOrder={
            shop.pages.quickOrder ? (
              <NavLink href={ROUTES.quickOrder} className="quick-link">
                {texts.quickOrder}
              </NavLink>
            ) : null
          }
          cart={<CartLink href={ROUTES.cart} label={texts.cart} icon={<Icon node={ShoppingCart} />} />}
          tools={tools}
          navigation={navigation}
          settings={settings}
        />
      </div>
    </header>
  );
}
