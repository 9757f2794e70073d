'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { returnPathFromAddress } from '@/lib/client/session/return-path';
import { signInWithGoogle } from '@/lib/client/session/sign-in';
import { signInFailureMessage } from '@/lib/client/session/sign-in-failure';
import { endSignInRefusal } from '@/lib/client/toasts/end-refusal';
import { toastSignIn } from '@/lib/client/toasts/toast';
import { localPath } from '@/lib/shared/site/local-path';

/** The message of product §8.1. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiProblem)) console.error(error);
  const isRateLimited = error instanceof ApiProblem && error.code === 'rate-limited';
  return isRateLimited ? signInFailureMessage('too-many-requests') : sentenceOf(error);
}

/**
 * Shared by login and registration (product §4.12): `running` stays true until an operation fails or the next page is
 * shown.
 */
export function useSignIn() {
  const router = useLocalRouter();
  const language = useLanguage();
  const [running, setRunning] = useState(false);

  /** An error becomes a toast; `true` leaves the spinner on, because the page is left. */
  async function run(operation: () => Promise<boolean>): Promise<void> {
    if (running) return;
    setRunning(true);
    let leaving = false;
    try {
      leaving = await operation();
    } catch (error) {
      toastSignIn('error', failureMessage(error));
    } finally {
      if (!leaving) setRunning(false);
    }
  }

  function goBack(): true {
    endSignInRefusal();
    router.replace(returnPathFromAddress());
    return true;
  }

  function continueWithGoogle(): Promise<void> {
    return run(async () => {
      await signInWithGoogle(localPath(returnPathFromAddress(), language));
      return true;
    });
  }

  return { running, run, goBack, continueWithGoogle };
}
