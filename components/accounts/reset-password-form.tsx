'use client';
import { useState } from 'react';
import { PasswordField } from '@/components/accounts/password-field';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PasswordStrengthHint } from './password-strength';

type ResetPasswordFormProps = {
  texts: Texts['auth']['reset'];
  shown: Texts['auth']['shown'];
  strength: Texts['auth']['strength'];
  token: string;
};

/** Product §10.3. */
export function ResetPasswordForm({ texts, shown, strength, token }: ResetPasswordFormProps) {
  const [done, setDone] = useState(false);
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).newPasswordFormSchema,
    onSubmit: async ({ password }) => {
      const { call, accountCalls } = await loadContracts(
        () => import('@/lib/shared/accounts/accounts.contract'),
      );
      await call(accountCalls.resetPassword, { body: { token, password } });
      setDone(true);
      // The session of this browser ended with the old password.
      await refreshEveryTab();
    },
  });

  if (token === '') return <Notice tone="danger">{texts.missing}</Notice>;
  if (done) {
    return (
      <div className="grid gap-5">
        <Notice tone="success" role="status">
          {texts.done}
        </Notice>
        <LinkButton href={ROUTES.login}>{texts.login}</LinkButton>
      </div>
    );
  }
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <PasswordField
        name="password"
        label={texts.newPassword}
        texts={shown}
        autoComplete="new-password"
        description={texts.passwordHint}
      />
      <PasswordStrengthHint texts={strength} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </Form>
  );
}
