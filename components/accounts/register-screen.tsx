'use client';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { messageText } from '@/lib/client/language/message-text';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, fieldMessageOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastSignIn } from '@/lib/client/toasts/toast';
import type { RegisterInput } from '@/lib/shared/accounts/account.schema';
import type { EmailRule } from '@/lib/shared/calls/fields.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PasswordField } from './password-field';
import { PasswordStrengthHint } from './password-strength';
import { GoogleButton, refusedFieldOf, SwitchPageLink, useRefusedField, useSignIn } from './sign-in';

type RegisterScreenProps = {
  texts: Pick<
    Texts['auth'],
    'name' | 'email' | 'password' | 'shown' | 'google' | 'or' | 'register' | 'strength'
  >;
  emailRule: EmailRule;
  /** The address of an invitation that is answered by registering. */
  email?: string | undefined;
  loading: string;
};

/** Product §2.4, §10.1: the new account is signed in at once. */
export function RegisterScreen({ texts, emailRule, email, loading }: RegisterScreenProps) {
  const { running, run, goBack, continueWithGoogle } = useSignIn();

  async function register(input: RegisterInput): Promise<boolean> {
    try {
      const { call, accountCalls } = await loadContracts(
        () => import('@/lib/shared/accounts/accounts.contract'),
      );
      await call(accountCalls.registerAccount, { body: input });
    } catch (error) {
      if (showFieldErrors(error)) return false;
      if (error instanceof ApiProblem) refuse(refusedFieldOf(error.code));
      throw error;
    }
    await refreshEveryTab();
    toastSignIn('success', messageText('registered'), messageText('verification-mail-sent'));
    return goBack();
  }

  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/account.schema')).registerSchema(emailRule),
    ...(email ? { defaultValues: { email } } : {}),
    onSubmit: (input) => run(() => register(input)),
  });

  const refuse = useRefusedField(form);

  /** Shows field messages of the server; returns false if there are none. */
  function showFieldErrors(error: unknown): boolean {
    let isFirst = true;
    for (const field of ['name', 'email', 'password'] as const) {
      const message = fieldMessageOf(error, field);
      if (message === undefined) continue;
      form.setError(field, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
    return !isFirst;
  }

  return (
    <>
      <Form form={form} onSubmit={submit} failure={failure}>
        <TextField name="name" label={texts.name} autoComplete="name" required />
        <TextField
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          {...(emailRule === 'specification' ? { description: texts.register.emailHint } : {})}
        />
        <PasswordField
          name="password"
          label={texts.password}
          texts={texts.shown}
          autoComplete="new-password"
          description={texts.register.passwordHint}
        />
        <PasswordStrengthHint texts={texts.strength} />
        <SubmitButton busy={running}>{texts.register.submit}</SubmitButton>
        <p className="text-center text-sm">
          {texts.register.loginHint}{' '}
          <SwitchPageLink href={ROUTES.login}>{texts.register.login}</SwitchPageLink>
        </p>
      </Form>
      <GoogleButton
        label={texts.google}
        hint={texts.register.googleHint}
        or={texts.or}
        disabled={running}
        onPress={continueWithGoogle}
      />
      {running ? <FullScreenSpinner label={loading} /> : null}
    </>
  );
}
