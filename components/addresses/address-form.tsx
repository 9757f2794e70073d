'use client';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { SelectField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import type { SchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import type { AddressInput } from '@/lib/shared/addresses/address.schema';
import { countriesIn } from '@/lib/shared/addresses/countries';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AddressFormProps = {
  state: Pick<SchemaForm<never>, 'submit' | 'busy' | 'failure'> & { form: unknown };
  label: string;
  texts: Texts['addresses']['form'];
  onCancel: () => void;
};

export const NO_ADDRESS: AddressInput & FieldValues = {
  label: '',
  company: '',
  name: '',
  street: '',
  addition: '',
  postalCode: '',
  city: '',
  region: '',
  country: '',
  phone: '',
  reference: '',
};

export function AddressForm({ state, label, texts, onCancel }: AddressFormProps) {
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const { form, submit, failure, busy } = state;
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={label}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AddressFields countries={countries} lineClass="sm:col-span-2" texts={texts} />
        <TextField
          name="label"
          label={texts.label}
          description={texts.labelHint}
          autoComplete="off"
          maxLength={60}
          className="sm:col-span-2"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}

type AddressFieldsProps = PlaceFieldsProps & {
  texts: PlaceFieldsProps['texts'] &
    Record<'company' | 'name' | 'phone' | 'reference' | 'referenceHint', string>;
};

/** The fields of an address but its owner's name for it. */
export function AddressFields({ prefix = '', texts, ...place }: AddressFieldsProps) {
  const { fieldClass } = place;
  return (
    <>
      <TextField
        name={`${prefix}company`}
        label={texts.company}
        autoComplete="organization"
        maxLength={60}
        className={fieldClass}
      />
      <TextField
        name={`${prefix}name`}
        label={texts.name}
        autoComplete="name"
        maxLength={60}
        className={fieldClass}
      />
      <PlaceFields prefix={prefix} texts={texts} {...place} />
      <TextField
        name={`${prefix}phone`}
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        className={fieldClass}
      />
      <TextField
        name={`${prefix}reference`}
        label={texts.reference}
        description={texts.referenceHint}
        autoComplete="off"
        maxLength={60}
        className={fieldClass}
      />
    </>
  );
}

type PlaceFieldsProps = {
  /** The prefix of the fields' names: `billing.`. */
  prefix?: string;
  countries: readonly (readonly [code: string, name: string])[];
  /** The class of all fields but postal code and city. */
  fieldClass?: string;
  /** The class of street and addition. */
  lineClass?: string | undefined;
  texts: Record<'street' | 'addition' | 'postalCode' | 'city' | 'region' | 'country' | 'choose', string>;
};

/** The fields of a place take as many letters as the schema allows, which is loaded on the first interaction. */
export function PlaceFields({
  prefix = '',
  countries,
  fieldClass,
  lineClass = fieldClass,
  texts,
}: PlaceFieldsProps) {
  return (
    <>
      <TextField
        name={`${prefix}street`}
        label={texts.street}
        autoComplete="address-line1"
        maxLength={80}
        required
        className={lineClass}
      />
      <TextField
        name={`${prefix}addition`}
        label={texts.addition}
        autoComplete="address-line2"
        maxLength={60}
        className={lineClass}
      />
      <TextField
        name={`${prefix}postalCode`}
        label={texts.postalCode}
        autoComplete="postal-code"
        maxLength={16}
      />
      <TextField
        name={`${prefix}city`}
        label={texts.city}
        autoComplete="address-level2"
        maxLength={50}
        required
      />
      <TextField
        name={`${prefix}region`}
        label={texts.region}
        autoComplete="address-level1"
        maxLength={50}
        className={fieldClass}
      />
      <SelectField
        name={`${prefix}country`}
        label={texts.country}
        placeholder={texts.choose}
        options={countries}
        autoComplete="country"
        required
        {...(fieldClass ? { className: fieldClass } : {})}
      />
    </>
  );
}
