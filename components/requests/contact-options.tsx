import type { ReactNode } from 'react';
import { shop } from '#shop';
import { LinkButton } from '@/components/ui/links/link';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

export function ContactOptions({ texts }: { texts: Texts['contact']['ways'] }) {
  const link =
    'inline-flex min-h-8 items-center text-ink underline decoration-line underline-offset-4 hover:decoration-ink';
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="contact-ways" className="grid gap-4">
        <h2 id="contact-ways" className="font-bold text-lg">
          {texts.heading}
        </h2>
        <address className="not-italic">
          <dl className="grid border-line border-t">
            <ContactOption term={texts.mail}>
              <a href={`mailto:${shop.contact.email}`} className={link}>
                {shop.contact.email}
              </a>
            </ContactOption>
            <ContactOption term={texts.phone}>
              <a href={`tel:${shop.contact.phone.replace(/[^+\d]/g, '')}`} className={link}>
                {shop.contact.phone}
              </a>
            </ContactOption>
            <ContactOption term={texts.address}>{shop.contact.address}</ContactOption>
          </dl>
        </address>
      </section>
      <section aria-labelledby="contact-quote" className="grid justify-items-start gap-3">
        <h2 id="contact-quote" className="font-bold text-lg">
          {texts.quoteTitle}
        </h2>
        <p className="leading-relaxed">{texts.quoteText}</p>
        <LinkButton href={ROUTES.quote} variant="outline">
          {texts.quote}
        </LinkButton>
      </section>
    </div>
  );
}

function ContactOption({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-4 border-line border-b py-2.5">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
