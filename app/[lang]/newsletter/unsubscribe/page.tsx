import type { Metadata } from 'next';
import { MailLinkButton } from '@/components/newsletter/mail-link-button';
import { MailLinkPage } from '@/components/newsletter/mail-link-page';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** The link of a mail is personal. */
export const dynamic = 'force-dynamic';

type PageProps = {
  params: Promise<{ lang: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { newsletter } = textsFor((await params).lang);
  // The address contains a secret: it must not be indexed or sent as a Referer.
  return { title: newsletter.unsubscribe.title, robots: { index: false }, referrer: 'no-referrer' };
}

export default async function UnsubscribePage({ params, searchParams }: PageProps) {
  const { unsubscribe: texts } = textsFor((await params).lang).newsletter;
  const { token } = await searchParams;
  return (
    <MailLinkPage heading={texts.heading} text={texts.text}>
      <MailLinkButton
        action="unsubscribe"
        token={typeof token === 'string' ? token : ''}
        texts={texts}
        next={ROUTES.home}
      />
    </MailLinkPage>
  );
}
