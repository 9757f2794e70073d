'use client';
import { useState } from 'react';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import type { DeliveryChoice } from '@/lib/shared/orders/delivery-choices';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddressChoice } from './address-choice';
import { SaveTypedAddress } from './save-typed-address';

export type DeliveryTexts = Pick<Texts['addresses'], 'choice' | 'form'>;

type DeliveryFieldsProps = {
  /** Null while loading. */
  choices: readonly DeliveryChoice[] | null;
  /** Stored as the name of an address that has none. */
  name: string;
  texts: { address: string; addressHint?: string; phone: string; phoneHint?: string };
  addressTexts: DeliveryTexts;
  rows?: number;
};

export function DeliveryFields({ choices, name, texts, addressTexts, rows }: DeliveryFieldsProps) {
  const [stored, setStored] = useState<readonly DeliveryChoice[] | null>(null);
  const current = stored ?? choices;
  return (
    <>
      {current ? <AddressChoice choices={current} texts={addressTexts.choice} /> : null}
      <TextAreaField
        name="address"
        label={texts.address}
        {...(texts.addressHint ? { description: texts.addressHint } : {})}
        autoComplete="street-address"
        rows={rows ?? (current && current.length > 0 ? 6 : undefined)}
      />
      <TextField
        name="phone"
        label={texts.phone}
        {...(texts.phoneHint ? { description: texts.phoneHint } : {})}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {current ? (
        <SaveTypedAddress choices={current} name={name} texts={addressTexts} onStored={setStored} />
      ) : null}
    </>
  );
}
