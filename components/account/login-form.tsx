'use client';
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

type LoginFormProps = {
  texts: Pick<Texts['auth'], 'email' | 'password' | 'login'>;
  emailRule: EmailRule;
  running: boolean;
  onSubmit: (input: LoginInput) => Promise<void>;
  run: (operation: () => Promise<boolean>) => Promise<void>;
};

/** Product §2.4. */
export function LoginForm({ texts, emailRule, running, onSubmit, run }: LoginFormProps) {
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).loginSchema(emailRule),
    onSubmit,
  });

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
      <TextField name="email" label={texts.email} type="email" inputMode="email" autoComplete="username" />
      <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
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
