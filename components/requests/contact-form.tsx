'use client';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SelectField, TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { CONTACT_TOPICS, MESSAGE_MAX_LENGTH } from '@/lib/shared/requests/request-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RequesterFields, RequestSent, useRequesterDetails } from './requester-fields';

type ContactTexts = Pick<Texts['contact'], 'form' | 'sent'>;

export function ContactForm({ texts }: { texts: ContactTexts }) {
  const [sent, setSent] = useState<{ number: string; email: string } | null>(null);
  if (!sent) return <MessageForm texts={texts.form} onSent={setSent} />;
  return (
    <RequestSent heading={texts.sent.heading} text={fillText(texts.sent.text, sent)}>
      <LinkButton href={ROUTES.home}>{texts.sent.home}</LinkButton>
      <Button variant="outline" onClick={() => setSent(null)}>
        {texts.sent.again}
      </Button>
    </RequestSent>
  );
}

type MessageFormProps = {
  texts: ContactTexts['form'];
  onSent: (sent: { number: string; email: string }) => void;
};

function MessageForm({ texts, onSent }: MessageFormProps) {
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/requests/contact.schema')).contactSchema,
    async onSubmit(values) {
      const { call, contactCalls } = await loadContracts(
        () => import('@/lib/shared/requests/requests.contract'),
      );
      const number = (
        await call(contactCalls.sendMessage, { body: values, idempotencyKey: draft.keyFor(values) })
      ).number;
      draft.clear();
      onSent({ number, email: values.email });
    },
  });
  const fields = form as unknown as UseFormReturn<FieldValues>;
  const draft = useFormDraft('contact', fields, ['topic', 'message']);
  useRequesterDetails(fields, draft.isReady);
  const topics = CONTACT_TOPICS.map((topic) => [topic, texts.topics[topic]] as const);

  return (
    <Form form={form} onSubmit={submit} failure={failure} className="relative">
      {draft.isRestored ? <Notice>{texts.restored}</Notice> : null}
      <RequesterFields texts={texts} />
      <SelectField name="topic" label={texts.topic} placeholder={texts.chooseTopic} options={topics} />
      <TextAreaField name="message" label={texts.message} countTo={MESSAGE_MAX_LENGTH} rows={7} />
      <SubmitButton size="lg" busy={busy}>
        {texts.submit}
      </SubmitButton>
    </Form>
  );
}
