'use client';
import { useEffect, useState } from 'react';
import { FullScreenSpinner } from '@/components/ui/states/spinner';
import { useViewer } from '@/lib/client/session/session';
import { signInWithCode, signInWithPassword } from '@/lib/client/session/sign-in';
import { signInFailureMessage } from '@/lib/client/session/sign-in-failure';
import { endSignInRefusal } from '@/lib/client/toasts/end-refusal';
import { toastSignIn } from '@/lib/client/toasts/toast';
import type { LoginInput } from '@/lib/shared/accounts/account.schema';
import type { EmailRule } from '@/lib/shared/calls/fields.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { GoogleButton } from './google-button';
import { LoginForm } from './login-form';
import { SecondFactorForm } from './second-factor-form';
import { SignedInPanel } from './signed-in-panel';
import { useSignIn } from './use-sign-in';

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

  if (viewer.status === 'signed-in' && !running) return <SignedInPanel texts={texts} viewer={viewer.user} />;
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
