'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { closeAccount } from '@/lib/client/account';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { refreshViewer } from '@/lib/client/session';
import { toastFailure, toastSuccess } from '@/lib/client/toast';
import { ROUTES } from '@/lib/shared/routes';
import { PASSWORD_MAX_LENGTH } from '@/lib/shared/schemas/fields';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CloseAccountProps = {
  email: string;
  hasPassword: boolean;
  texts: Texts['privacy']['close'];
  confirmTexts: ConfirmTexts;
};

/** Closes the account: asks for the password if there is one, and for a confirmation. */
export function CloseAccount({ email, hasPassword, texts, confirmTexts }: CloseAccountProps) {
  const id = useId();
  const router = useLocalRouter();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  async function close(): Promise<void> {
    if (hasPassword && password === '') return setError(messageText('password-required'));
    try {
      await closeAccount(hasPassword ? password : undefined);
    } catch (failure) {
      const wrong = fieldMessageOf(failure, 'password');
      if (wrong) setError(wrong);
      else toastFailure(sentenceOf(failure));
      return;
    }
    toastSuccess(texts.closed);
    await refreshViewer();
    router.replace(ROUTES.home);
  }

  return (
    <div className="grid max-w-md gap-4">
      <p>{texts.text}</p>
      {hasPassword ? (
        <Field id={id} label={texts.password} error={error}>
          {(control) => (
            <Input
              {...control}
              type="password"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX_LENGTH}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
      ) : (
        <p className="text-muted text-sm">{texts.noPassword}</p>
      )}
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
