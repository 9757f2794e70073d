'use client';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Textarea } from '@/components/ui/controls/textarea';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { List } from '@/lib/shared/lists/list.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RenameFormProps = {
  list: Pick<List, 'name' | 'note'>;
  texts: Texts['lists']['page'];
  /** Throws ApiProblem. */
  onSave: (input: { name: string; note: string }) => Promise<void>;
  onClose: () => void;
};

export function RenameForm({ list, texts, onSave, onClose }: RenameFormProps) {
  const id = useId();
  const name = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => name.current?.select(), []);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await onSave({ name: name.current?.value ?? '', note: note.current?.value ?? '' });
      onClose();
    } catch (error) {
      setFailure(fieldMessageOf(error, 'name') ?? sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      method="post"
      aria-label={texts.rename}
      onSubmit={save}
      className="grid items-start gap-3 rounded-lg border border-line bg-surface p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
    >
      <Field id={`${id}-name`} label={texts.name} error={failure ?? undefined}>
        {(control) => <Input {...control} ref={name} maxLength={80} defaultValue={list.name} />}
      </Field>
      <Field id={`${id}-note`} label={texts.note}>
        {(control) => (
          <Textarea {...control} ref={note} rows={1} maxLength={1_000} defaultValue={list.note} />
        )}
      </Field>
      <div className="flex gap-2 md:mt-6.5">
        <Button type="submit" variant="solid" busy={busy}>
          {texts.save}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
