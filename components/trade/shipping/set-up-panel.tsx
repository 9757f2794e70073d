'use client';
import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Panel } from '@/components/ui/panel';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { PUBLISHED_ON } from '@/lib/client/trade/published-rates';
import type { StartingTaxWords } from '@/lib/client/trade/starting-tax';
import { startingShipping } from '@/lib/client/trade/starting-zones';
import type { TaxValues } from '@/lib/client/trade/tax-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Countries } from './zone-fields';

/** The first method's name in each language, and where the shop most likely is. */
export type StartingWords = {
  method: Record<Language, string>;
  classes: Pick<StartingTaxWords, 'standard' | 'reduced'>;
  country: string;
};

type SetUpPanelProps = {
  countries: Countries;
  words: StartingWords;
  onSetUp: (shipping: TradeValues['shipping'], tax: TaxValues | undefined) => void;
  texts: Texts['trade'];
};

const PRICES = ['own', 'union', 'world'] as const;

/** Zones, a method and tax for a shop that has none, in one press. */
export function SetUpPanel({ countries, words, onSetUp, texts }: SetUpPanelProps) {
  const own = texts.setUp;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const { getValues, setValue } = useFormContext<TradeValues>();
  const isTaxed = getValues('tax.mode') !== 'none';

  async function setUp() {
    const field = (name: string) => box.current?.querySelector<HTMLInputElement>(`[data-field="${name}"]`);
    const typed = (name: string) => field(name)?.value ?? '';
    const country = typed('country');
    const names = {
      own: countries.find(([code]) => code === country)?.[1] ?? country,
      ...{ union: own.unionName, world: own.worldName, method: words.method },
    };
    const prices = { own: typed('own'), union: typed('union'), world: typed('world') };
    const seller = {
      ...{ country, region: getValues('seller.region') },
      isSmallBusiness: field('smallBusiness')?.checked === true,
    };
    const taxWords = { ...words.classes, stateTax: texts.tax.rates.stateTax, note: own.notes };
    const isChosen = field('tax')?.checked === true;
    const load = () => import('@/lib/client/trade/starting-tax');
    const tax = isChosen ? (await loadCode(load)).startingTax(seller, taxWords, language) : undefined;
    // Tax needs a seller.
    if (tax && getValues('seller.country') === '') setValue('seller.country', country, { shouldDirty: true });
    onSetUp(startingShipping(country, prices, names), tax);
  }

  return (
    <Panel heading={own.heading}>
      <p className="max-w-prose text-muted text-sm">{own.text}</p>
      <div ref={box} className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field id={`${id}-country`} label={own.country}>
          {(control) => (
            <Select
              {...control}
              data-field="country"
              defaultValue={getValues('seller.country') || words.country}
            >
              {countries.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {PRICES.map((price) => (
          <Field key={price} id={`${id}-${price}`} label={own[price]}>
            {(control) => (
              <Input {...control} data-field={price} inputMode="decimal" autoComplete="off" defaultValue="" />
            )}
          </Field>
        ))}
        {isTaxed ? null : (
          <div className="grid gap-3 sm:col-span-2 xl:col-span-4">
            <Box
              name="tax"
              label={own.tax}
              description={fillText(own.taxHint, {
                day: formatDay(`${PUBLISHED_ON}T12:00:00Z`, language, 'UTC'),
              })}
              isOn
            />
            <Box name="smallBusiness" label={own.smallBusiness} />
          </div>
        )}
      </div>
      <div>
        <Button onClick={() => void setUp().catch((error) => toastFailure(sentenceOf(error)))}>
          {own.press}
        </Button>
      </div>
    </Panel>
  );
}

type BoxProps = { name: string; label: string; description?: string; isOn?: boolean };

function Box({ name, label, description, isOn = false }: BoxProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 items-start gap-2.5 text-sm">
      <input
        id={id}
        type="checkbox"
        data-field={name}
        defaultChecked={isOn}
        aria-describedby={description ? `${id}-description` : undefined}
        className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
      />
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="font-semibold text-ink">
          {label}
        </label>
        {description ? (
          <span id={`${id}-description`} className="max-w-prose text-muted">
            {description}
          </span>
        ) : null}
      </div>
    </div>
  );
}
