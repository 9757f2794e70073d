'use client';
import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Panel } from '@/components/ui/panel';
import { addAddress } from '@/lib/client/calls/addresses';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddressForm, NO_ADDRESS } from './address-form';

type NewAddressProps = {
  country: string;
  of?: 'company' | undefined;
  texts: Texts['addresses']['form'];
  onClose: () => void;
  onSaved: () => Promise<void>;
};

export function NewAddress({ country, of, texts, onClose, onSaved }: NewAddressProps) {
  const place = useRef<HTMLDivElement>(null);
  const state = useSchemaForm({
    rules: async () => (await import('@/lib/shared/addresses/address.schema')).addressFormSchema,
    defaultValues: { ...NO_ADDRESS, country },
    async onSubmit(address) {
      await addAddress({ ...address, isDefault: false }, of);
      draft.clear();
      toastSuccess(texts.saved);
      await onSaved();
      onClose();
    },
  });
  const form = state.form as unknown as UseFormReturn<FieldValues>;
  const draft = useFormDraft('address', form, Object.keys(NO_ADDRESS), ['country']);

  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={place}>
      <Panel heading={texts.new}>
        <AddressForm
          state={state}
          label={texts.new}
          texts={texts}
          onCancel={() => {
            draft.clear();
            onClose();
          }}
        />
      </Panel>
    </div>
  );
}
