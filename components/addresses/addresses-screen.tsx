'use client';
import { MapPin, Plus } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { EmptyState } from '@/components/ui/states/empty-state';
import { LoadFailure } from '@/components/ui/states/load-failure';
import { Notice } from '@/components/ui/states/notice';
import { Skeleton } from '@/components/ui/states/skeleton';
import { fetchAddresses } from '@/lib/client/calls/addresses';
import { sentenceOf } from '@/lib/client/problem';
import type { Address } from '@/lib/shared/addresses/address.schema';
import { SHOP_COUNTRY } from '@/lib/shared/addresses/shop-country';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddressCard } from './address-card';
import { AddressPanel } from './address-panel';
import { NewAddress } from './new-address';

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
