'use client';
import { useEffect, useEffectEvent } from 'react';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Contract } from '@/lib/shared/calls/contract';
import type { Note } from '@/lib/shared/notes/note.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextAreaField } from './text-area-field';
import { useSchemaForm } from './use-schema-form';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/note'));

type NoteFormProps = {
  /** The address of the call that writes the note (`NOTE_CALL`). */
  path: Contract['path'];
  note: Note;
  label: string;
  texts: Texts['admin']['note'];
};

/** If another admin wrote meanwhile, nothing is stored and what was typed stays. */
export function NoteForm({ path, note, label, texts }: NoteFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/notes/note.schema')).noteSchema,
    defaultValues: { text: note.text, version: note.version },
    async onSubmit(input) {
      const { writeNote } = await loadCalls();
      const stored = await writeNote(path, input);
      toastSuccess(texts.saved);
      form.reset(stored);
      router.refresh();
    },
  });

  const { isDirty } = form.formState;
  const showNewer = useEffectEvent((version: number) => {
    if (!isDirty && version !== form.getValues('version')) form.reset({ text: note.text, version });
  });
  useEffect(() => showNewer(note.version), [note.version]);

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.save}>
      <TextAreaField name="text" label={label} description={texts.hint} rows={4} />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
