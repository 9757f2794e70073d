'use client';
import { Suspense, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { RequestSent } from '@/components/requests/request-sent';
import { RequesterFields } from '@/components/requests/requester-fields';
import { useRequesterDetails } from '@/components/requests/use-requester-details';
import { Button } from '@/components/ui/controls/button';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { loadCode } from '@/lib/client/page/load-code';
import { useViewer } from '@/lib/client/session/session';
import { MESSAGE_MAX_LENGTH } from '@/lib/shared/requests/request-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LinkedTool } from './linked-tool';
import { QuoteLines } from './quote-lines';
import { type QuoteFormValues, useQuoteLines } from './use-quote-lines';

type QuoteTexts = Pick<Texts['quotes'], 'lines' | 'form' | 'sent'> & { required: string };
type Sent = { number: string; email: string };

export function QuoteForm({ texts }: { texts: QuoteTexts }) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { user } = useViewer();
  if (!sent) return <RequestForm texts={texts} onSent={setSent} />;
  return (
    <RequestSent heading={texts.sent.heading} text={fillText(texts.sent.text, sent)}>
      {user?.role === 'customer' ? (
        <LinkButton href={ROUTES.myQuotes}>{texts.sent.own}</LinkButton>
      ) : (
        <LinkButton href={ROUTES.tools}>{texts.sent.tools}</LinkButton>
      )}
      <Button variant="outline" onClick={() => setSent(null)}>
        {texts.sent.again}
      </Button>
    </RequestSent>
  );
}

function RequestForm({ texts, onSent }: { texts: QuoteTexts; onSent: (sent: Sent) => void }) {
  const language = useLanguage();
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/requests/quote.schema')).quoteFormSchema(language),
    defaultValues: { lines: [] },
    async onSubmit(values) {
      const { requestQuote } = await loadCode(() => import('@/lib/client/calls/requests'));
      const number = await requestQuote(values, draft.keyFor(values));
      draft.clear();
      onSent({ number, email: values.email });
    },
  });
  const fields = form as unknown as UseFormReturn<FieldValues>;
  const draft = useFormDraft('quote', fields, ['lines', 'note']);
  const lines = useQuoteLines(form as unknown as UseFormReturn<QuoteFormValues>, texts.lines);
  useRequesterDetails(fields, draft.isReady);
  return (
    <Form form={form} onSubmit={submit} failure={failure} className="relative">
      {draft.isRestored ? <Notice>{texts.form.restored}</Notice> : null}
      <Suspense fallback={null}>
        <LinkedTool
          ready={draft.isReady}
          onTool={(tool, units) => {
            const { _id: toolId, moq } = tool;
            if (units === null || !lines.setQuantity(toolId, String(units)))
              lines.add(tool, String(units ?? moq), false);
          }}
          onWords={(words) => {
            if (!fields.getValues('note')) fields.setValue('note', fillText(texts.form.looking, { words }));
          }}
          texts={texts.lines}
        />
      </Suspense>
      <QuoteLines lines={lines} texts={texts.lines} required={texts.required} />
      <TextAreaField
        name="note"
        label={texts.form.note}
        description={texts.form.noteHint}
        countTo={MESSAGE_MAX_LENGTH}
        rows={5}
      />
      <RequesterFields texts={texts.form} />
      <SubmitButton size="lg" busy={busy}>
        {texts.form.submit}
      </SubmitButton>
      <p className="-mt-2 text-center text-muted text-sm">{texts.form.terms}</p>
    </Form>
  );
}
