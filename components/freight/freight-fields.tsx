'use client';
import { type ReactNode, use, useEffect, useId, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { AddressFields } from '@/components/addresses/address-form';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/controls/button';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { countriesIn } from '@/lib/shared/addresses/countries';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';
import { costTexts } from './cost-texts';
import { CostsList } from './costs-list';
import { type AddressTexts, DeliveryAddress, NARROW } from './delivery-address';
import type { Freight, OfferedAddress } from './use-freight';

type Method = CostsAnswerResponse['methods'][number];

type FreightFieldsProps = {
  /** One's stored ones, the default one first. */
  addresses: readonly OfferedAddress[];
  freight: Freight;
  /** Companies are invoiced to their own address. */
  isCompany: boolean;
  heading: string;
  /** Stands in the column of methods and costs, beside the address where there is room. */
  beside?: ReactNode;
  addressTexts: AddressTexts;
};

/** Where and how an order goes in a shop that charges freight or tax, and what it comes to. */
export function FreightFields(props: FreightFieldsProps) {
  const { addresses, freight, isCompany, heading, beside, addressTexts } = props;
  const language = useLanguage();
  const texts = use(costTexts());
  const countries = useMemo(() => countriesIn(language), [language]);
  const { control, setValue } = useFormContext();
  const [shippingMethod, isBilled]: unknown[] = useWatch({ control, name: ['shippingMethod', 'isBilled'] });
  const { answer } = freight;
  const chosen = answer?.methods.find((method) => method.id === shippingMethod);
  const isCollected = chosen?.kind === 'pickup';
  const kind = chosen?.kind ?? '';

  useEffect(() => setValue('kind', kind), [kind, setValue]);

  const place = (
    <DeliveryAddress
      addresses={addresses}
      countries={countries}
      hidden={isCollected}
      heading={heading}
      change={texts.change}
      texts={addressTexts}
    />
  );
  const others = (
    <>
      {answer && answer.methods.length > 0 ? <MethodChoice methods={answer.methods} chosen={chosen} /> : null}
      {kind === 'own-carrier' ? (
        <>
          <TextField name="carrier" label={texts.carrier} autoComplete="off" maxLength={60} required />
          <TextField name="account" label={texts.account} autoComplete="off" maxLength={60} required />
        </>
      ) : null}
      {isCompany ? null : (
        <BillingFields
          isNeeded={isCollected}
          isOpen={isCollected || isBilled === true}
          countries={countries}
          addressTexts={addressTexts}
        />
      )}
      <TextField name="buyerReference" label={texts.buyerReference} autoComplete="off" maxLength={46} />
      <CostsRegion freight={freight} method={chosen?.name} />
    </>
  );
  if (beside === undefined)
    return (
      <>
        {place}
        {others}
      </>
    );
  return (
    <div className="grid min-w-0 items-start gap-x-6 gap-y-4 md:grid-cols-2">
      {place}
      <div className="grid min-w-0 gap-4">
        {beside}
        {others}
      </div>
    </div>
  );
}

function MethodChoice({ methods, chosen }: { methods: readonly Method[]; chosen: Method | undefined }) {
  const id = useId();
  const language = useLanguage();
  const texts = use(costTexts());
  const { setValue, formState, clearErrors } = useFormContext();
  const error = formState.errors.shippingMethod?.message;
  const priceOf = ({ price }: Method) =>
    price === null ? texts.onRequest : price === 0 ? texts.free : formatDollars(price, language);
  return (
    <fieldset
      className="grid min-w-0 gap-2 rounded-md border border-line p-3"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend id={`${id}-legend`} className="float-start mb-0.5 font-semibold text-ink text-sm">
        {texts.shipping}
      </legend>
      {methods.map((method) => (
        <label key={method.id} className="clear-both flex min-h-6 items-center gap-2.5 text-ink text-sm">
          <input
            type="radio"
            name={`${id}-method`}
            value={method.id}
            checked={chosen?.id === method.id}
            onChange={() => {
              clearErrors('shippingMethod');
              setValue('shippingMethod', method.id, { shouldDirty: true });
            }}
            className="size-4.5 shrink-0 accent-ink"
          />
          <span className="wrap-anywhere">{method.name}</span>
          <span className="figures ms-auto whitespace-nowrap">{priceOf(method)}</span>
        </label>
      ))}
      {chosen?.why ? <p className="text-muted text-sm">{chosen.why.sentence}</p> : null}
      {error ? (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {String(error)}
        </p>
      ) : null}
    </fieldset>
  );
}

type BillingFieldsProps = {
  /** Whoever collects an order has no other address. */
  isNeeded: boolean;
  isOpen: boolean;
  countries: readonly (readonly [code: string, name: string])[];
  addressTexts: AddressTexts;
};

function BillingFields({ isNeeded, isOpen, countries, addressTexts }: BillingFieldsProps) {
  const id = useId();
  const texts = use(costTexts());
  const { register } = useFormContext();
  return (
    <>
      {isNeeded ? null : (
        <label className="flex min-h-6 items-center gap-2.5 text-ink text-sm">
          <input type="checkbox" {...register('isBilled')} className="size-4.5 accent-ink" />
          {texts.billingDiffers}
        </label>
      )}
      {isOpen ? (
        <fieldset className={`${NARROW} min-w-0`} aria-labelledby={id}>
          <h2 id={id} className="col-span-2 font-semibold text-ink text-sm">
            {texts.billing}
          </h2>
          <AddressFields
            prefix="billing."
            countries={countries}
            fieldClass="col-span-2"
            texts={addressTexts.form}
          />
        </fieldset>
      ) : null}
    </>
  );
}

function CostsRegion({ freight, method }: { freight: Freight; method: string | undefined }) {
  const id = useId();
  const texts = use(costTexts());
  const { answer, isAsking, hasFailed, retry } = freight;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2 rounded-md bg-sunken px-3.5 py-3">
      {/* Beside the heading, where it moves nothing. */}
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-semibold text-ink text-sm">
          {texts.heading}
        </h2>
        <div role="status" className="text-muted text-xs">
          {isAsking ? (
            <>
              <span aria-hidden="true">…</span>
              <span className="sr-only">{texts.making}</span>
            </>
          ) : null}
        </div>
      </div>
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          <p>{texts.failed}</p>
          <Button size="sm" variant="outline" className="mt-2" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      {answer?.costs ? <CostsList costs={answer.costs} method={method} texts={texts} /> : null}
      {!answer && !isAsking && !hasFailed ? <p className="text-muted text-sm">{texts.country}</p> : null}
      {answer && !answer.costs && !isAsking ? (
        <>
          {answer.reasons.map(({ code, sentence }) => (
            <p key={code} className="text-sm">
              {sentence}
            </p>
          ))}
          <LinkButton href={ROUTES.quote} variant="outline">
            {texts.quote}
          </LinkButton>
        </>
      ) : null}
    </section>
  );
}
