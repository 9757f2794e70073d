'use client';
import { PasswordStrengthHint } from '@/components/accounts/password-strength';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { changePassword } from '@/lib/client/calls/account';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PasswordFormProps = {
  email: string;
  texts: Texts['dashboard']['passwordSettings'];
  strength: Texts['auth']['strength'];
  /** Present if two-step sign-in is on, which requires a code. */
  twoStep: Texts['security']['twoStep'] | null;
};

const EMPTY = { currentPassword: '', password: '' };

/** Requires the current password. Other sessions end, this one continues. */
export function PasswordForm({ email, texts, strength, twoStep }: PasswordFormProps) {
  const empty = twoStep ? { ...EMPTY, code: '' } : EMPTY;
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).changePasswordSchema,
    defaultValues: empty,
    async onSubmit(input) {
      await changePassword(input);
      toastSuccess(texts.changed);
      form.reset(empty);
      await refreshEveryTab();
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.submit}>
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="currentPassword"
        label={texts.current}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        name="password"
        label={texts.next}
        type="password"
        autoComplete="new-password"
        description={texts.hint}
      />
      <PasswordStrengthHint texts={strength} />
      {twoStep ? <CodeField texts={twoStep} /> : null}
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  );
}

type CodeFieldProps = { texts: Pick<Texts['security']['twoStep'], 'code' | 'codeOrRecovery'> };

export function CodeField({ texts }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={texts.code}
      description={texts.codeOrRecovery}
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}
