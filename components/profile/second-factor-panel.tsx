'use client';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { SecondFactorState } from '@/lib/shared/accounts/second-factor.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorChange } from './second-factor-change';
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
