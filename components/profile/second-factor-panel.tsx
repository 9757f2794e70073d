'use client';
import { useEffect, useRef, useState } from 'react';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';
import type { SecondFactorState } from '@/lib/shared/accounts/second-factor.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CodeField } from './password-form';
import { SecondFactorSetup } from './second-factor-setup';

type SecondFactorPanelProps = {
  account: { email: string; verified: boolean; hasPassword: boolean };
  state: SecondFactorState;
  needed: boolean;
  texts: Texts['security']['twoStep'];
};

const FEW_CODES = 3;

export function SecondFactorPanel({ account, state, needed, texts }: SecondFactorPanelProps) {
  const router = useLocalRouter();
  const [codes, setCodes] = useState<string[] | null>(null);

  function showCodes(recoveryCodes: string[]) {
    setCodes(recoveryCodes);
    toastSuccess(texts.enabled);
  }

  if (codes) {
    const done = () => {
      setCodes(null);
      router.refresh();
    };
    return <RecoveryCodes codes={codes} texts={texts} onDone={done} />;
  }
  const left = fillText(state.recoveryCodesLeft < FEW_CODES ? texts.fewCodes : texts.codesLeft, {
    count: String(state.recoveryCodesLeft),
  });
  return (
    <>
      {needed ? <Notice tone="warning">{texts.needed}</Notice> : null}
      <p className="max-w-[60ch] leading-relaxed">{texts.text}</p>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={state.enabled ? 'success' : 'neutral'}>{state.enabled ? texts.on : texts.off}</Badge>
        {state.enabled ? <span className="text-sm">{left}</span> : null}
      </p>
      {state.enabled ? (
        <SecondFactorChange account={account} texts={texts} onCodes={setCodes} />
      ) : account.verified ? (
        <SecondFactorSetup
          email={account.email}
          hasPassword={account.hasPassword}
          texts={texts}
          onEnabled={showCodes}
        />
      ) : (
        <Notice tone="info">{texts.unverified}</Notice>
      )}
    </>
  );
}

type SecondFactorChangeProps = {
  account: { email: string; hasPassword: boolean };
  texts: Texts['security']['twoStep'];
  onCodes: (recoveryCodes: string[]) => void;
};

function SecondFactorChange({ account, texts, onCodes }: SecondFactorChangeProps) {
  const router = useLocalRouter();
  const pendingAction = useRef<'renew' | 'disable'>('renew');
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/second-factor.schema')).proveSecondFactorSchema,
    defaultValues: account.hasPassword ? { password: '', code: '' } : { code: '' },
    onSubmit: async (proof) => {
      if (pendingAction.current === 'renew')
        return onCodes((await call(accountSecurityCalls.renewRecoveryCodes, { body: proof })).recoveryCodes);
      await call(accountSecurityCalls.disableSecondFactor, { body: proof });
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

type RecoveryCodesProps = {
  codes: readonly string[];
  texts: Texts['security']['twoStep'];
  onDone: () => void;
};

/** Shown once: the store has only their hashes. */
function RecoveryCodes({ codes, texts, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink outline-none">
        {texts.recoveryHeading}
      </h3>
      <p className="max-w-[60ch] leading-relaxed">{texts.recoveryText}</p>
      <ul className="grid gap-x-8 gap-y-1.5 rounded-md bg-sunken px-5 py-4 font-mono text-ink sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>{texts.recoveryDone}</Button>
      </div>
    </div>
  );
}
