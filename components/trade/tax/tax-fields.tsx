'use client';
import { lazy, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { SelectField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LIKE_GOODS } from '@/lib/shared/trade/trade-settings';
import type { Countries } from '../shipping/zone-fields';
import { useClassOptions } from './class-options';
import { ClassTable } from './class-table';
import { VatRateTable } from './vat-rate-table';

const StateRateTable = lazy(async () => ({
  default: (await loadWithRetries(() => import('./state-rate-table'))).StateRateTable,
}));

const DatevFields = lazy(async () => ({
  default: (await loadWithRetries(() => import('./datev-fields'))).DatevFields,
}));

const MODES = ['none', 'vat', 'us'] as const;

type TaxFieldsProps = { countries: Countries; texts: Texts['trade'] };

export function TaxFields({ countries, texts }: TaxFieldsProps) {
  const own = texts.tax;
  const { control, register, getValues } = useFormContext<TradeValues>();
  const [mode, isSmall, country] = useWatch({
    control,
    name: ['tax.mode', 'tax.vat.smallBusiness', 'seller.country'],
  });
  return (
    <div className="grid min-w-0 gap-8">
      <Panel heading={own.heading}>
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-1.5 font-semibold text-ink text-sm">{own.mode}</legend>
          {MODES.map((each) => (
            <div key={each} className="flex items-start gap-2.5 text-sm">
              <input
                id={`tax-${each}`}
                type="radio"
                value={each}
                defaultChecked={getValues('tax.mode') === each}
                {...register('tax.mode')}
                aria-describedby={`tax-${each}-text`}
                className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
              />
              <div className="grid min-w-0 gap-0.5">
                <label htmlFor={`tax-${each}`} className="font-semibold text-ink">
                  {own.modes[each]}
                </label>
                <span id={`tax-${each}-text`} className="max-w-prose text-muted">
                  {own.modeTexts[each]}
                </span>
              </div>
            </div>
          ))}
        </fieldset>
        {mode === 'none' ? null : <Notice>{own.adviser}</Notice>}
        {mode === 'vat' ? (
          <div className="grid min-w-0 gap-4">
            <CheckField
              name="tax.vat.smallBusiness"
              label={own.smallBusiness}
              description={own.smallBusinessText}
            />
            {isSmall ? (
              <TextField
                name="tax.vat.smallBusinessNote"
                label={own.note}
                description={own.noteHint}
                autoComplete="off"
                maxLength={300}
                className="max-w-prose"
              />
            ) : null}
            <CheckField name="tax.vat.eInvoice" label={own.eInvoice} description={own.eInvoiceText} />
          </div>
        ) : null}
      </Panel>
      {mode === 'none' ? null : (
        <>
          <ClassTable texts={texts} />
          {mode === 'vat' ? (
            <VatRateTable countries={countries} texts={texts} />
          ) : (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <StateRateTable texts={texts} />
            </Suspense>
          )}
          {mode === 'vat' ? <ShippingTax texts={own} /> : null}
          {mode === 'vat' && country === 'DE' ? (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <DatevFields texts={texts} />
            </Suspense>
          ) : null}
        </>
      )}
    </div>
  );
}

/** By which class freight is taxed. */
function ShippingTax({ texts }: { texts: Texts['trade']['tax'] }) {
  const classes = useClassOptions();
  return (
    <Panel heading={texts.shipping.heading}>
      <SelectField
        name="tax.shipping"
        label={texts.shipping.label}
        description={texts.shipping.hint}
        options={[
          [LIKE_GOODS, texts.shipping.likeGoods],
          ...classes.map(([id, name]) => [id, fillText(texts.shipping.likeClass, { name })] as const),
        ]}
        className="max-w-md"
      />
    </Panel>
  );
}
