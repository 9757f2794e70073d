'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { AddressFields } from '@/components/addresses/address-form';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { addressText } from '@/lib/shared/addresses/address-text';
import { addressTitle } from '@/lib/shared/orders/delivery-choices';
import type { Texts } from '@/lib/shared/texts/texts-for';

import type { OfferedAddress } from './use-freight';

export type AddressTexts = Pick<Texts['addresses'], 'choice' | 'form'>;

/** Postal code and city share a line. */
export const NARROW = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3';

const FIELDS = [
  'company',
  'name',
  'street',
  'addition',
  'postalCode',
  'city',
  'region',
  'country',
  'phone',
  'reference',
] as const;

/** Returns the stored address that the fields of the delivery have. */
function useChosenAddress(addresses: readonly OfferedAddress[]): OfferedAddress | undefined {
  const { control } = useFormContext();
  const typed: unknown[] = useWatch({ control, name: FIELDS.map((field) => `delivery.${field}`) });
  return addresses.find((address) => FIELDS.every((field, at) => address[field] === typed[at]));
}

type AddressChoiceProps = {
  addresses: readonly OfferedAddress[];
  chosen: OfferedAddress | undefined;
  texts: AddressTexts['choice'];
};

/** Fills in the fields of a delivery from a stored address. */
function AddressChoice({ addresses, chosen, texts }: AddressChoiceProps) {
  const id = useId();
  const { setValue, formState } = useFormContext();
  if (addresses.length === 0) return null;

  function choose(choiceId: string) {
    const address = addresses.find(({ _id }) => _id === choiceId);
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    for (const field of FIELDS) setValue(`delivery.${field}`, address?.[field] ?? '', options);
  }

  return (
    <Field id={id} label={texts.label} className="col-span-2">
      {(control_) => (
        <Select
          {...control_}
          value={chosen?._id ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{texts.other}</option>
          {addresses.map((address) => (
            <option key={address._id} value={address._id}>
              {addressTitle(address)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type DeliveryAddressProps = {
  addresses: readonly OfferedAddress[];
  countries: readonly (readonly [code: string, name: string])[];
  /** What was typed stays for another method. */
  hidden: boolean;
  heading: string;
  change: string;
  texts: AddressTexts;
};

/** A stored address is shown until "Change" is pressed; fields for any other, or one that is not valid. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { addresses, countries, hidden, heading, change, texts } = props;
  const id = useId();
  const language = useLanguage();
  const place = useRef<HTMLFieldSetElement>(null);
  const chosen = useChosenAddress(addresses);
  const { formState, getValues, setValue } = useFormContext();
  const [first] = addresses;
  const wrong = formState.errors.delivery;
  const isWrong = wrong !== undefined;
  const message = wrong?.message ?? wrong?.root?.message;
  const [isOpened, setOpened] = useState(false);
  const isShown = chosen !== undefined && !isOpened && !isWrong;
  useEffect(() => {
    if (!first || FIELDS.some((field) => getValues(`delivery.${field}`))) return;
    for (const field of FIELDS) setValue(`delivery.${field}`, first[field]);
  }, [first, getValues, setValue]);
  useEffect(() => {
    if (isWrong) setOpened(true);
  }, [isWrong]);
  useEffect(() => {
    // The form could not focus a field that was not there.
    if (isOpened) place.current?.querySelector<HTMLElement>('[aria-invalid="true"], select')?.focus();
  }, [isOpened]);
  return (
    <fieldset ref={place} className={`${NARROW} min-w-0`} hidden={hidden} aria-labelledby={id}>
      <h2 id={id} className={isShown ? 'sr-only' : 'col-span-2 font-semibold text-ink text-sm'}>
        {heading}
      </h2>
      {isShown ? (
        <div className="col-span-2 grid gap-1 rounded-md border border-line p-3 text-sm">
          <div className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold text-ink">
              {heading}
            </span>
            <Button
              variant="link"
              size="sm"
              className="min-h-6"
              aria-describedby={id}
              onClick={() => setOpened(true)}
            >
              {change}
            </Button>
          </div>
          <p className="wrap-anywhere whitespace-pre-line leading-snug">{addressText(chosen, language)}</p>
          <p className="figures text-muted">{chosen.phone}</p>
        </div>
      ) : (
        <>
          <AddressChoice addresses={addresses} chosen={chosen} texts={texts.choice} />
          <AddressFields
            prefix="delivery."
            countries={countries}
            fieldClass="col-span-2"
            texts={texts.form}
          />
        </>
      )}
      <div role="alert" className="col-span-2 font-medium text-danger text-sm empty:hidden">
        {message ? String(message) : null}
      </div>
    </fieldset>
  );
}
