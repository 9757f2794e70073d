'use client';
import { TextField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { changeName } from '@/lib/client/calls/account';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';

type NameFormProps = { name: string; texts: Texts['dashboard']['nameSettings'] };

/** Refreshes the page, the menu and other tabs. */
export function NameForm({ name, texts }: NameFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).changeNameSchema,
    defaultValues: { name },
    async onSubmit(input) {
      const saved = await changeName(input.name);
      toastSuccess(texts.changed);
      form.reset({ name: saved });
      router.refresh();
      await refreshEveryTab();
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.submit}>
      <TextField name="name" label={texts.name} autoComplete="name" description={texts.hint} />
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}
