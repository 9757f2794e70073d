'use client';
import { useRef } from 'react';
import { TextField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { disableSecondFactor, renewRecoveryCodes } from '@/lib/client/calls/account-security';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CodeField } from './code-field';

type SecondFactorChangeProps = {
  account: { email: string; hasPassword: boolean };
  texts: Texts['security']['twoStep'];
  onCodes: (recoveryCodes: string[]) => void;
};

export function SecondFactorChange({ account, texts, onCodes }: SecondFactorChangeProps) {
  const router = useLocalRouter();
  const pendingAction = useRef<'renew' | 'disable'>('renew');
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/second-factor.schema')).proveSecondFactorSchema,
    defaultValues: account.hasPassword ? { password: '', code: '' } : { code: '' },
    onSubmit: async (proof) => {
      if (pendingAction.current === 'renew') return onCodes(await renewRecoveryCodes(proof));
      await disableSecondFactor(proof);
      toastSuccess(texts.disabled);
      router.refresh();
    },
  });
  const select = (action: 'renew' | 'disable') => () => {
    pendingAction.current = action;
  };

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.manage}>
      <input type="text" autoComplete="username" value={account.email} readOnly hidden />
      <div className="grid gap-5 sm:grid-cols-2">
        {account.hasPassword ? (
          <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
        ) : null}
        <CodeField texts={texts} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton onClick={select('renew')}>{texts.renew}</SubmitButton>
        <Button type="submit" variant="outline" disabled={busy} onClick={select('disable')}>
          {texts.disable}
        </Button>
      </div>
    </Form>
  );
}
