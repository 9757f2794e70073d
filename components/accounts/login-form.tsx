'use client';
import { PasswordField } from '@/components/accounts/password-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { messageText } from '@/lib/client/language/message-text';
import { loadCode } from '@/lib/client/page/load-code';
import { toastSignIn } from '@/lib/client/toasts/toast';
import type { LoginInput } from '@/lib/shared/accounts/account.schema';
import type { EmailRule } from '@/lib/shared/calls/fields.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { SwitchPageLink } from './switch-page-link';
import { refusedFieldOf, useRefusedField } from './use-refused-field';

type LoginFormProps = {
  texts: Pick<Texts['auth'], 'email' | 'password' | 'shown' | 'login'>;
  emailRule: EmailRule;
  running: boolean;
  /** Resolves with the code of a refusal. */
  onSubmit: (input: LoginInput) => Promise<string | null>;
  run: (operation: () => Promise<boolean>) => Promise<void>;
};

/** Product §2.4. */
export function LoginForm({ texts, emailRule, running, onSubmit, run }: LoginFormProps) {
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).loginSchema(emailRule),
    async onSubmit(input) {
      const code = await onSubmit(input);
      if (code) refuse(refusedFieldOf(code));
    },
  });
  const refuse = useRefusedField(form);

  async function sendResetMail() {
    if (form.getValues('email').trim() === '') {
      toastSignIn('error', messageText('email-missing'));
      form.setFocus('email');
      return;
    }
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    await run(async () => {
      const { requestPasswordReset } = await loadCode(() => import('@/lib/client/calls/account'));
      await requestPasswordReset(form.getValues('email').trim());
      toastSignIn('success', messageText('reset-mail-sent'));
      return false;
    });
  }

  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <TextField
        name="email"
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        texts={texts.shown}
      />
      <div className="-mt-2 flex justify-end">
        <Button variant="link" size="sm" disabled={running} onClick={sendResetMail}>
          {texts.login.forgot}
        </Button>
      </div>
      <SubmitButton busy={running}>{texts.login.submit}</SubmitButton>
      <p className="text-center text-sm">
        {texts.login.registerHint}{' '}
        <SwitchPageLink href={ROUTES.register}>{texts.login.register}</SwitchPageLink>
      </p>
    </Form>
  );
}
