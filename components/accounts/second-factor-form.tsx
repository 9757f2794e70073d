'use client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/states/notice';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SecondFactorFormProps = {
  texts: Texts['security']['challenge'];
  running: boolean;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
};

export function SecondFactorForm({ texts, running, onSubmit, onBack }: SecondFactorFormProps) {
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/second-factor.schema')).enableSecondFactorSchema,
    defaultValues: { code: '' },
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <Notice tone="info" role="status">
        {texts.text}
      </Notice>
      <TextField
        name="code"
        label={texts.code}
        description={texts.hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoFocus
      />
      <SubmitButton busy={running}>{texts.submit}</SubmitButton>
      <Button variant="link" size="sm" disabled={running} onClick={onBack}>
        {texts.back}
      </Button>
    </Form>
  );
}
