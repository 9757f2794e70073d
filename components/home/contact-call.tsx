import { buttonStyles } from '@/components/ui/button-styles';
import { classNames } from '@/lib/client/class-names';
import { BRAND } from '@/lib/shared/brand';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ContactCallProps = { texts: Texts['home']['contact'] };

function mailTo(subject: string, body?: string): string {
  const query = [`subject=${encodeURIComponent(subject)}`];
  if (body) query.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${BRAND.contactEmail}?${query.join('&')}`;
}

/** The contact call-to-action (spec §2): both buttons open a mail to the shop, its subject filled in. */
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
          <a
            href={mailTo(texts.quoteSubject, texts.quoteBody)}
            className={classNames(
              buttonStyles({ size: 'lg' }),
              'bg-on-accent text-accent hover:bg-on-accent/85 active:bg-on-accent/85',
            )}
          >
            {texts.quote}
          </a>
          <a
            href={mailTo(fillText(texts.contactSubject, { brand: BRAND.name }))}
            className={classNames(
              buttonStyles({ variant: 'ghost', size: 'lg' }),
              'border border-on-accent text-on-accent hover:bg-on-accent/10',
            )}
          >
            {texts.contact}
          </a>
        </div>
      </div>
    </section>
  );
}
