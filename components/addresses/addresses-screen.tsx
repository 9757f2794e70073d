'use client';
import { MapPin, Plus } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormDraft } from '@/components/forms/use-form-draft';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/loading';
import { LoadFailure, Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { addAddress, fetchAddresses } from '@/lib/client/calls/addresses';
import { sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Address } from '@/lib/shared/addresses/address.schema';
import { SHOP_COUNTRY } from '@/lib/shared/addresses/countries';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddressCard } from './address-card';
import { AddressForm, NO_ADDRESS } from './address-form';
import { AddressPanel } from './address-panel';

type AddressesScreenProps = {
  /** The addresses of one's company in place of one's own; only its owners change them. */
  company?: { isReader: boolean };
  texts: Texts['addresses'];
};

export function AddressesScreen({ company, texts }: AddressesScreenProps) {
  const of = company ? ('company' as const) : undefined;
  const isReader = company?.isReader ?? false;
  const [addresses, setAddresses] = useState<Address[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);

  const load = useCallback(async () => {
    try {
      setAddresses(await fetchAddresses(of));
      setFailure(null);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }, [of]);

  useEffect(() => {
    void load();
  }, [load]);

  if (failure !== null && !addresses)
    return (
      <LoadFailure texts={texts} onRetry={load}>
        {failure}
      </LoadFailure>
    );
  if (!addresses)
    return (
      <div role="status" aria-label={texts.loading} className="grid gap-4">
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    );

  const add = (
    <Button ref={addButton} onClick={() => setAdding(true)} className="justify-self-start">
      <Icon node={Plus} className="size-4.5" />
      {texts.add}
    </Button>
  );
  const closeForm = () => {
    setAdding(false);
    // The button is rendered again once the form is gone.
    setTimeout(() => addButton.current?.focus());
  };
  return (
    <div className="grid gap-6">
      {isAdding ? (
        <NewAddress
          of={of}
          country={addresses[0]?.country ?? SHOP_COUNTRY}
          texts={texts.form}
          onClose={closeForm}
          onSaved={load}
        />
      ) : addresses.length > 0 ? (
        isReader ? null : (
          add
        )
      ) : (
        <EmptyState icon={MapPin} title={texts.empty.title} text={texts.empty.text}>
          {isReader ? null : add}
        </EmptyState>
      )}
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {addresses.length > 0 ? (
        <ul className="grid gap-4 xl:grid-cols-2">
          {addresses.map((address) =>
            isReader ? (
              <AddressPanel key={address._id} address={address} texts={texts} />
            ) : (
              <AddressCard key={address._id} address={address} of={of} texts={texts} onChange={load} />
            ),
          )}
        </ul>
      ) : null}
    </div>
  );
}

type NewAddressProps = {
  country: string;
  of?: 'company' | undefined;
  texts: Texts['addresses']['form'];
  onClose: () => void;
  onSaved: () => Promise<void>;
};

function NewAddress({ country, of, texts, onClose, onSaved }: NewAddressProps) {
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
