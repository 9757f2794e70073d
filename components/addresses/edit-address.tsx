'use client';
import { useState } from 'react';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { changeAddress } from '@/lib/client/calls/addresses';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Address } from '@/lib/shared/addresses/address.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddressForm, NO_ADDRESS } from './address-form';

type EditAddressProps = {
  address: Address;
  texts: Texts['addresses']['form'];
  onClose: () => void;
  onChange: () => Promise<void>;
};

/**
 * An address that was changed elsewhere is not overwritten: the card above shows its current state, and saving again
 * replaces that.
 */
export function EditAddress({ address, texts, onClose, onChange }: EditAddressProps) {
  const [opened] = useState(address);
  const [hasSeenCurrent, setSeenCurrent] = useState(false);
  const version = hasSeenCurrent ? address.version : opened.version;

  const state = useSchemaForm({
    rules: async () => (await import('@/lib/shared/addresses/address.schema')).addressFormSchema,
    defaultValues: Object.fromEntries(
      Object.keys(NO_ADDRESS).map((field) => [field, opened[field as keyof Address]]),
    ),
    async onSubmit(fields) {
      // `false` leaves the default address as it is.
      await changeAddress(opened._id, { ...fields, isDefault: false, version });
      toastSuccess(texts.saved);
      await onChange();
      onClose();
    },
    onFailure(error) {
      if (error instanceof ApiProblem && error.code === 'conflict') {
        void onChange().then(() => setSeenCurrent(true));
      }
      return false;
    },
  });

  return <AddressForm state={state} label={texts.save} texts={texts} onCancel={onClose} />;
}
