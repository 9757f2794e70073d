import type { Metadata } from 'next';
import { ContactForm } from '@/components/requests/contact-form';
import { ContactOptions } from '@/components/requests/contact-options';
import { NoScriptNotice } from '@/components/ui/notice';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { contact } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.contact, title: contact.title, description: contact.text });
}

export default async function ContactPage({ params }: PageProps) {
  const { contact: texts } = textsFor((await params).lang);
  return (
    <>
      <PageHead dense eyebrow={texts.title} title={texts.heading} text={texts.text} />
      <div className="shell grid gap-x-14 gap-y-12 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-10">
        <Panel heading={texts.form.heading}>
          <NoScriptNotice text={texts.noScript} />
          <ContactForm texts={{ form: texts.form, sent: texts.sent }} />
        </Panel>
        <ContactOptions texts={texts.ways} />
      </div>
    </>
  );
}
