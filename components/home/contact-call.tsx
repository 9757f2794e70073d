import { LinkButton } from '@/components/ui/links/link-button';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ContactCallProps = { texts: Texts['home']['contact'] };

/** Product §2.2. */
export function ContactCall({ texts }: ContactCallProps) {
  return (
    <section aria-labelledby="contact-call" className="shell">
      <div className="grid items-center gap-8 rounded-lg bg-accent px-6 py-12 text-on-accent sm:px-12 lg:grid-cols-[1fr_auto] lg:py-16">
        <div className="grid gap-3">
          <h2 id="contact-call" className="font-extrabold text-headline text-on-accent tracking-[-0.02em]">
            {texts.title}
          </h2>
          <p className="max-w-[56ch] text-lg leading-relaxed">{texts.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={ROUTES.quote} variant="on-accent" size="lg">
            {texts.quote}
          </LinkButton>
          <LinkButton href={ROUTES.contact} variant="on-accent-outline" size="lg">
            {texts.contact}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
