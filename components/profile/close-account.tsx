'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Field, Input } from '@/components/ui/controls/field';
import { closeAccount } from '@/lib/client/calls/account';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { refreshEveryTab } from '@/lib/client/session/viewer-store';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { PASSWORD_MAX_LENGTH } from '@/lib/shared/calls/fields.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CloseAccountProps = {
  email: string;
  hasPassword: boolean;
  /** Present if two-step sign-in is on, which requires a code. */
  twoStep: Texts['security']['twoStep'] | null;
  texts: Texts['privacy']['close'];
  confirmTexts: ConfirmTexts;
};

/** Requires the password if there is one, a code if two-step sign-in is on, and a confirmation. */
export function CloseAccount({ email, hasPassword, twoStep, texts, confirmTexts }: CloseAccountProps) {
  const id = useId();
  const codeId = useId();
  const router = useLocalRouter();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ password?: string | undefined; code?: string | undefined }>({});

  async function close(): Promise<void> {
    const missing = {
      password: hasPassword && password === '' ? messageText('password-required') : undefined,
      code: twoStep && code.trim() === '' ? messageText('code-required') : undefined,
    };
    if (missing.password || missing.code) return setErrors(missing);
    try {
      await closeAccount({ ...(hasPassword ? { password } : {}), ...(twoStep ? { code } : {}) });
    } catch (failure) {
      const wrong = {
        password: fieldMessageOf(failure, 'password'),
        code: fieldMessageOf(failure, 'code'),
      };
      if (wrong.password || wrong.code) setErrors(wrong);
      else toastFailure(sentenceOf(failure));
      return;
    }
    toastSuccess(texts.closed);
    await refreshEveryTab();
    router.replace(ROUTES.home);
  }

  return (
    <div className="grid max-w-md gap-4">
      <p>{texts.text}</p>
      {hasPassword ? (
        <Field id={id} label={texts.password} error={errors.password}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX_LENGTH}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setErrors({ ...errors, password: undefined });
              }}
            />
          )}
        </Field>
      ) : null}
      {twoStep ? (
        <Field id={codeId} label={twoStep.code} description={twoStep.codeOrRecovery} error={errors.code}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                setErrors({ ...errors, code: undefined });
              }}
            />
          )}
        </Field>
      ) : null}
      {hasPassword || twoStep ? null : <p className="text-muted text-sm">{texts.noPassword}</p>}
      <div>
        <ConfirmDialog
          trigger={<Button variant="outline-danger">{texts.submit}</Button>}
          title={texts.title}
          text={fillText(texts.confirmText, { email })}
          texts={confirmTexts}
          onConfirm={close}
        />
      </div>
    </div>
  );
}
