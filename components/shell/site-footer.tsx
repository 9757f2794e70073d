import { Globe } from 'lucide';
import { shop } from '#shop';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { BrandMark } from './brand-mark';
import { LanguageLink } from './header/language-and-theme';

/** In UTC: a page is cached for minutes, and nobody needs the year to turn at the shop's midnight. */
function copyrightYear(year: number | 'now', now: Date): string {
  return String(year === 'now' ? now.getUTCFullYear() : year);
}

type SiteFooterProps = {
  texts: Texts['shell']['footer'];
  links: readonly { href: string; label: string }[];
};

/** Product §2.2. */
export function SiteFooter({ texts, links }: SiteFooterProps) {
  return (
    <footer className="site-footer no-print">
      <div className="footer-columns shell">
        <div>
          <BrandMark />
          <p>{texts.intro}</p>
        </div>
        <address>
          <h2 className="eyebrow">{texts.contact}</h2>
          <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a>
          <a href={`tel:${shop.contact.phone.replace(/[^+\d]/g, '')}`}>{shop.contact.phone}</a>
          <p>{shop.contact.address}</p>
          <p>
            <Link href={ROUTES.contact}>{texts.contactUs}</Link>
            <Link href={ROUTES.quote} prefetch={false}>
              {texts.quote}
            </Link>
            {shop.pages.quickOrder ? (
              <Link href={ROUTES.quickOrder} prefetch={false}>
                {texts.quickOrder}
              </Link>
            ) : null}
          </p>
        </address>
        {shop.pages.newsletter ? (
          <section>
            <h2>{texts.newsletterTitle}</h2>
            <p>{texts.newsletterText}</p>
            <NewsletterForm
              texts={pick(texts, 'emailLabel', 'emailPlaceholder', 'subscribe', 'subscribed')}
            />
            <noscript>
              <p className="notice notice-warning">
                {fillText(texts.noScript, { email: shop.contact.email })}
              </p>
            </noscript>
          </section>
        ) : null}
      </div>
      <div className="footer-end">
        <div className="shell">
          <p>
            {fillText(texts.rights, {
              year: copyrightYear(shop.copyrightYear, new Date()),
              brand: shop.name,
            })}
          </p>
          <nav aria-label={texts.legal}>
            {links.map(({ href, label }) =>
              href.startsWith('/') ? (
                <Link key={href.slice(1)} href={href}>
                  {label}
                </Link>
              ) : (
                <a key={href} href={href}>
                  {label}
                </a>
              ),
            )}
          </nav>
          {LANGUAGES.all.length > 1 ? (
            <nav aria-label={texts.language}>
              <Icon node={Globe} />
              {LANGUAGES.all.map((language) => (
                <LanguageLink key={language} to={language} name={LANGUAGE_FACTS[language].name} />
              ))}
            </nav>
          ) : null}
        </div>
      </div>
    </footer>
  );
}
