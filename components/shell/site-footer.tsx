import { Globe } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { BRAND } from '@/lib/shared/brand';
import { LANGUAGE_FACTS } from '@/lib/shared/language-facts';
import { LANGUAGES } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BrandMark } from './brand-mark';
import { LanguageLink } from './language-link';
import { NewsletterForm } from './newsletter-form';

type SiteFooterProps = { texts: Texts['shell']['footer'] };

/** The foot of every page: contact, newsletter and the copyright (product §2.2). */
export function SiteFooter({ texts }: SiteFooterProps) {
  const link = 'inline-flex min-h-8 items-center text-body hover:text-ink hover:underline underline-offset-4';
  return (
    <footer className="no-print mt-24 border-line border-t bg-surface">
      <div className="shell grid gap-x-10 gap-y-12 py-14 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.6fr]">
        <div className="grid content-start gap-4">
          <BrandMark />
          <p className="max-w-[34ch] text-sm leading-relaxed">{texts.intro}</p>
        </div>
        <address className="grid content-start gap-2 text-sm not-italic">
          <h2 className="eyebrow mb-1 text-muted">{texts.contact}</h2>
          <a href={`mailto:${BRAND.contactEmail}`} className={link}>
            {BRAND.contactEmail}
          </a>
          <a href={`tel:${BRAND.phone.replace(/[^+\d]/g, '')}`} className={link}>
            {BRAND.phone}
          </a>
          <p className="py-1 leading-relaxed">{BRAND.address}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-semibold">
            <Link href={ROUTES.contact} prefetch={false} className={link}>
              {texts.contactUs}
            </Link>
            <Link href={ROUTES.quote} prefetch={false} className={link}>
              {texts.quote}
            </Link>
          </p>
        </address>
        <section className="grid content-start gap-3">
          <h2 className="font-bold text-ink text-lg">{texts.newsletterTitle}</h2>
          <p className="text-sm leading-relaxed">{texts.newsletterText}</p>
          <NewsletterForm texts={texts} />
          <noscript>
            <p className="rounded-md border-accent-strong border-s-4 bg-accent-wash px-4 py-3 text-accent-ink text-sm leading-relaxed">
              {fillText(texts.noScript, { email: BRAND.contactEmail })}
            </p>
          </noscript>
        </section>
      </div>
      <div className="border-line border-t">
        <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 text-sm">
          <p className="text-muted">
            {fillText(texts.rights, { year: String(BRAND.copyrightYear), brand: BRAND.name })}
          </p>
          <nav aria-label={texts.language} className="flex items-center gap-x-5">
            <Icon node={Globe} className="size-4 text-muted" />
            {LANGUAGES.all.map((language) => (
              <LanguageLink
                key={language}
                to={language}
                name={LANGUAGE_FACTS[language].name}
                className={`${link} aria-[current]:font-semibold`}
              />
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
