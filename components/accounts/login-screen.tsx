'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { messageText } from '@/lib/client/language/message-text';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { useViewer } from '@/lib/client/session/session';
import { signInWithCode, signInWithPassword } from '@/lib/client/session/sign-in';
import { signInFailureMessage } from '@/lib/client/session/sign-in-failure';
import { endSignInRefusal } from '@/lib/client/toasts/end-refusal';
import { toastSignIn } from '@/lib/client/toasts/toast';
import type { LoginInput } from '@/lib/shared/accounts/account.schema';
import type { EmailRule } from '@/lib/shared/calls/fields.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PasswordField } from './password-field';
import { GoogleButton, refusedFieldOf, SwitchPageLink, useRefusedField, useSignIn } from './sign-in';

/** Few who open the page have signed in already. */
const SignedInPanel = lazy(() =>
  loadWithRetries(() => import('./signed-in-panel')).then(({ SignedInPanel: panel }) => ({ default: panel })),
);

type LoginScreenProps = {
  texts: Pick<Texts['auth'], 'email' | 'password' | 'shown' | 'google' | 'or' | 'login' | 'signedIn'>;
  challenge: Texts['security']['challenge'];
  emailRule: EmailRule;
  loading: string;
};

/** Error code of a correct password where a second factor is still required. */
const CODE_OWED = 'second-factor-required';

/** Product §2.4, §4.12, §8.1. */
export function LoginScreen({ texts, challenge, emailRule, loading }: LoginScreenProps) {
  const viewer = useViewer();
  const { running, run, goBack, continueWithGoogle } = useSignIn();
  const [codeOwed, setCodeOwed] = useState(false);

  // Google redirects back with the reason of a refusal in the address; it is shown once and removed.
  useEffect(() => {
    const address = new URL(window.location.href);
    const code = address.searchParams.get('error');
    if (!code) return;
    if (code === CODE_OWED) setCodeOwed(true);
    else toastSignIn('error', signInFailureMessage(code));
    address.searchParams.delete('error');
    window.history.replaceState(null, '', address);
  }, []);

  async function logIn(input: LoginInput): Promise<string | null> {
    let refusal: string | null = null;
    await run(async () => {
      const response = await signInWithPassword(input);
      if (response.ok) return goBack();
      if (response.code === CODE_OWED) {
        endSignInRefusal();
        setCodeOwed(true);
        return false;
      }
      refusal = response.code;
      toastSignIn('error', signInFailureMessage(response.code));
      return false;
    });
    return refusal;
  }

  function submitCode(code: string): Promise<void> {
    return run(async () => {
      const response = await signInWithCode(code);
      if (response.ok) return goBack();
      toastSignIn('error', signInFailureMessage(response.code));
      if (response.code === 'second-factor-expired') setCodeOwed(false);
      return false;
    });
  }

  if (viewer.status === 'signed-in' && !running)
    return (
      <Suspense fallback={<FullScreenSpinner label={loading} />}>
        <SignedInPanel texts={texts} viewer={viewer.user} />
      </Suspense>
    );
  if (codeOwed) {
    return (
      <>
        <SecondFactorForm
          texts={challenge}
          running={running}
          onSubmit={submitCode}
          onBack={() => setCodeOwed(false)}
        />
        {running ? <FullScreenSpinner label={loading} /> : null}
      </>
    );
  }
  return (
    <>
      <LoginForm texts={texts} emailRule={emailRule} running={running} onSubmit={logIn} run={run} />
      <GoogleButton label={texts.google} or={texts.or} disabled={running} onPress={continueWithGoogle} />
      {running ? <FullScreenSpinner label={loading} /> : null}
    </>
  );
}

type LoginFormProps = {
  texts: Pick<Texts['auth'], 'email' | 'password' | 'shown' | 'login'>;
  emailRule: EmailRule;
  running: boolean;
  /** Resolves with the code of a refusal. */
  onSubmit: (input: LoginInput) => Promise<string | null>;
  run: (operation: () => Promise<boolean>) => Promise<void>;
};

/** Product §2.4. */
function LoginForm({ texts, emailRule, running, onSubmit, run }: LoginFormProps) {
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
      const { call, accountCalls } = await loadContracts(
        () => import('@/lib/shared/accounts/accounts.contract'),
      );
      await call(accountCalls.forgotPassword, { body: { email: form.getValues('email').trim() } });
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

type SecondFactorFormProps = {
  texts: Texts['security']['challenge'];
  running: boolean;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
};

function SecondFactorForm({ texts, running, onSubmit, onBack }: SecondFactorFormProps) {
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
