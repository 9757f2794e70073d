import type { Metadata } from 'next';
import { QuoteForm } from '@/components/requests/quote-form';
import { Link } from '@/components/ui/links/link';
import { NoScriptNotice } from '@/components/ui/notice';
import { PageHead } from '@/components/ui/page-head';
import { Panel } from '@/components/ui/panel';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { pageMetadata } from '../page-metadata';

/** What a list of uploads says. */
const UPLOAD_TEXTS = [
  ...(['list', 'waiting', 'sending', 'storing', 'progress', 'retry', 'cancel', 'dismiss'] as const),
] as const;

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { quotes } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.quote, title: quotes.title, description: quotes.text });
}

/** The same for every visitor: the browser reads the tool from the link, and who is signed in. */
export default async function QuotePage({ params }: PageProps) {
  const { quotes: texts, messages, editor } = textsFor((await params).lang);
  const required = messages['quote-lines-required'] ?? VALIDATION['quote-lines-required'];
  return (
    <>
      <PageHead dense eyebrow={texts.title} title={texts.heading} text={texts.text} />
      <div className="shell grid gap-x-14 gap-y-12 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-10">
        <Panel heading={texts.form.heading}>
          <NoScriptNotice text={texts.noScript} />
          <QuoteForm
            texts={{
              ...pick(texts, 'lines', 'form', 'sent', 'line', 'wished'),
              required,
              extras: { ...pick(texts, 'files', 'wishedOn'), uploads: pick(editor.uploads, ...UPLOAD_TEXTS) },
            }}
          />
        </Panel>
        <section aria-labelledby="quote-steps" className="grid content-start gap-4">
          <h2 id="quote-steps" className="font-bold text-lg">
            {texts.steps.heading}
          </h2>
          <ol className="grid border-line border-t">
            {texts.steps.items.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-2 border-line border-b py-3 leading-relaxed"
              >
                <span aria-hidden="true" className="figures font-extrabold text-accent-ink">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <Link
            href={ROUTES.contact}
            className="justify-self-start font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4"
          >
            {texts.steps.contact}
          </Link>
        </section>
      </div>
    </>
  );
}
