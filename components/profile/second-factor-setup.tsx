'use client';
import { useState } from 'react';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/client/api';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';
import type { SecondFactorOffer } from '@/lib/shared/accounts/second-factor.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SetupProps = {
  email: string;
  hasPassword: boolean;
  texts: Texts['security']['twoStep'];
  onEnabled: (recoveryCodes: string[]) => void;
};

export function SecondFactorSetup({ email, hasPassword, texts, onEnabled }: SetupProps) {
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  return offer ? (
    <FirstCode offer={offer} texts={texts} onEnabled={onEnabled} onBack={() => setOffer(null)} />
  ) : (
    <Begin email={email} hasPassword={hasPassword} texts={texts} onOffer={setOffer} />
  );
}

type BeginProps = Pick<SetupProps, 'email' | 'hasPassword' | 'texts'> & {
  onOffer: (offer: SecondFactorOffer) => void;
};

function Begin({ email, hasPassword, texts, onOffer }: BeginProps) {
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/second-factor.schema')).beginSecondFactorSchema,
    defaultValues: hasPassword ? { password: '' } : {},
    onSubmit: async ({ password }) =>
      onOffer(await call(accountSecurityCalls.beginSecondFactor, { body: { password } })),
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.begin}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <TextField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          className="max-w-md"
        />
      ) : null}
      <div>
        <SubmitButton>{texts.begin}</SubmitButton>
      </div>
    </Form>
  );
}

type FirstCodeProps = Pick<SetupProps, 'texts' | 'onEnabled'> & {
  offer: SecondFactorOffer;
  onBack: () => void;
};

function FirstCode({ offer, texts, onEnabled, onBack }: FirstCodeProps) {
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/accounts/second-factor.schema')).enableSecondFactorSchema,
    defaultValues: { code: '' },
    onSubmit: async ({ code }) =>
      onEnabled((await call(accountSecurityCalls.enableSecondFactor, { body: { code } })).recoveryCodes),
  });
  const picture = `data:image/svg+xml,${encodeURIComponent(offer.qr)}`;
  const groups = offer.secret.match(/.{1,4}/g) ?? [];
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.enable}>
      <p>{texts.scan}</p>
      {/* biome-ignore lint/performance/noImgElement: a picture made for this one moment, nothing to optimise. */}
      <img
        src={picture}
        alt={texts.qr}
        width={192}
        height={192}
        className="size-48 rounded-md border border-line bg-qr-ground"
      />
      <p>
        {texts.manual}{' '}
        <code className="wrap-anywhere font-mono font-semibold text-ink">{groups.join(' ')}</code>
      </p>
      <TextField
        name="code"
        label={texts.code}
        description={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-md"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{texts.enable}</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
