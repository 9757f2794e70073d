'use client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { writeNote } from '@/lib/client/admin-calls/customer-note';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { CustomerNote } from '@/lib/shared/customers/customer-note.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NoteFormProps = { email: string; note: CustomerNote; texts: Texts['customer']['note'] };

/** If another admin wrote meanwhile, nothing is stored and what was typed stays. */
export function NoteForm({ email, note, texts }: NoteFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/customers/customer-note.schema')).customerNoteSchema,
    defaultValues: { text: note.text, version: note.version },
    async onSubmit(input) {
      const stored = await writeNote(email, input);
      toastSuccess(texts.saved);
      form.reset(stored);
      router.refresh();
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.save}>
      <TextAreaField name="text" label={texts.label} description={texts.hint} rows={4} />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
