import type { Metadata } from 'next';
import { MailLinkButton } from '@/components/newsletter/mail-link-button';
import { textsFor } from '@/lib/shared/texts/texts-for';

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
};

/** The page that a link of a mail of the newsletter leads to; `next` is where it goes on. */
export function newsletterPage(action: 'confirm' | 'unsubscribe', next: string) {
  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const { title } = textsFor((await params).lang).newsletter[action];
    // The address contains a secret: it must not be indexed or sent as a Referer.
    return { title, robots: { index: false }, referrer: 'no-referrer' };
  }

  async function show({ params, searchParams }: PageProps) {
    const texts = textsFor((await params).lang).newsletter[action];
    const { token } = await searchParams;
    return (
      <div className="shell grid max-w-2xl gap-6 py-14 lg:py-24">
        <span aria-hidden="true" className="h-1.5 w-16 bg-accent" />
        <div className="grid gap-3">
          <h1 className="font-extrabold text-headline tracking-[-0.02em]">{texts.heading}</h1>
          <p className="max-w-[56ch] text-lg leading-relaxed">{texts.text}</p>
        </div>
        <MailLinkButton
          action={action}
          token={typeof token === 'string' ? token : ''}
          texts={texts}
          next={next}
        />
      </div>
    );
  }

  return { generateMetadata, Page: show };
}
