'use client';
import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Panel } from '@/components/ui/panel';
import { startingShipping } from '@/lib/client/trade/starting-zones';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Countries } from './zone-fields';

/** The first method's name in each language, and where the shop most likely is. */
export type StartingWords = { method: Record<Language, string>; country: string };

type SetUpPanelProps = {
  countries: Countries;
  words: StartingWords;
  onSetUp: (shipping: TradeValues['shipping']) => void;
  texts: Texts['trade'];
};

const PRICES = ['own', 'union', 'world'] as const;

/** Zones and a method for a shop that has none, in one press. */
export function SetUpPanel({ countries, words, onSetUp, texts }: SetUpPanelProps) {
  const own = texts.setUp;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { getValues } = useFormContext<TradeValues>();

  function setUp() {
    const typed = (name: string) =>
      box.current?.querySelector<HTMLInputElement>(`[data-field="${name}"]`)?.value ?? '';
    const country = typed('country');
    const names = {
      own: countries.find(([code]) => code === country)?.[1] ?? country,
      ...{ union: own.unionName, world: own.worldName, method: words.method },
    };
    const prices = { own: typed('own'), union: typed('union'), world: typed('world') };
    onSetUp(startingShipping(country, prices, names));
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
      </div>
      <div>
        <Button onClick={setUp}>{own.press}</Button>
      </div>
    </Panel>
  );
}
