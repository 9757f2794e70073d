'use client';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Link } from '@/components/ui/links/link';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { useHydrated } from '@/lib/client/page/after-hydration';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { returnPathFromAddress, returnQueryFromAddress } from '@/lib/client/session/return-path';
import { signInWithGoogle } from '@/lib/client/session/sign-in';
import { signInFailure, signInFailureMessage } from '@/lib/client/session/sign-in-failure';
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

type GoogleButtonProps = {
  label: string;
  hint?: string;
  or: string;
  disabled: boolean;
  onPress: () => void;
};

export function GoogleButton({ label, hint, or, disabled, onPress }: GoogleButtonProps) {
  const id = useId();
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {or}
      </p>
      <div className="grid gap-2">
        <Button
          variant="outline"
          onClick={onPress}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
        >
          <GoogleIcon />
          {label}
        </Button>
        {hint ? (
          <p id={id} className="text-center text-muted text-sm">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Google's logo, in the colours its branding guidelines require. */
function GoogleIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.5c-.1 1.1-.8 2.7-2.4 3.8l3.7 2.9c2.3-2.1 3.7-5.1 3.7-8.6z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.8-2.9c-1 .7-2.4 1.2-4.1 1.2-3.2 0-5.9-2.1-6.8-5L1.3 17.3C3.3 21.3 7.3 24 12 24z"
      />
      <path
        fill="#FBBC05"
        d="M5.2 14.4c-.3-.7-.4-1.5-.4-2.4s.1-1.6.4-2.4L1.3 6.7C.5 8.3 0 10.1 0 12s.5 3.7 1.3 5.3z"
      />
      <path
        fill="#EA4335"
        d="M12 4.6c2.3 0 3.8 1 4.7 1.8l3.4-3.3C18 1.2 15.2 0 12 0 7.3 0 3.3 2.7 1.3 6.7l3.9 2.9c.9-2.9 3.6-5 6.8-5z"
      />
    </svg>
  );
}

type SwitchPageLinkProps = { href: string; children: ReactNode };

export function SwitchPageLink({ href, children }: SwitchPageLinkProps) {
  const query = useHydrated() ? returnQueryFromAddress() : '';
  return (
    <Link
      href={`${href}${query}`}
      className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

const REFUSED = 'refused';

type RefusedField = 'email' | 'password';
const FIELDS: readonly RefusedField[] = ['email', 'password'];

/** The field that a sign-in or a registration was refused for. */
export function refusedFieldOf(code: string): RefusedField | null {
  switch (signInFailure(code).reason.code) {
    case 'wrong-password':
      return 'password';
    case 'user-not-found':
    case 'email-already-in-use':
      return 'email';
    default:
      return null;
  }
}

/** Marks a field, without a sentence of its own beside the toast's, until any field is changed. */
export function useRefusedField<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): (field: RefusedField | null) => void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      if (type !== 'change') return;
      for (const field of FIELDS as readonly Path<Input>[]) {
        if (form.getFieldState(field).error?.type === REFUSED) form.clearErrors(field);
      }
    });
    return unsubscribe;
  }, [form]);

  return (field) => {
    if (field) form.setError(field as Path<Input>, { type: REFUSED, message: '' }, { shouldFocus: true });
  };
}
