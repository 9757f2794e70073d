'use client';
import { Plus } from 'lucide';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { newMethod, newZone, type TradeValues } from '@/lib/client/trade/trade-form';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { MethodFields } from './method-fields';
import { SetUpPanel, type StartingWords } from './set-up-panel';
import { type Countries, ZoneFields } from './zone-fields';

const ZONES_MAX = 50;
const METHODS_MAX = 20;

type ShippingFieldsProps = { countries: Countries; words: StartingWords; texts: Texts['trade'] };

type Said = { text: string; before?: TradeValues['shipping'] };

export function ShippingFields({ countries, words, texts }: ShippingFieldsProps) {
  const { control, getValues, setValue } = useFormContext<TradeValues>();
  const zones = useFieldArray({ control, name: 'shipping.zones', keyName: 'key' });
  const methods = useFieldArray({ control, name: 'shipping.methods', keyName: 'key' });
  const [said, say] = useState<Said | null>(null);

  function fill({ zones: filled, methods: offered }: TradeValues['shipping']) {
    setValue('shipping.zones', filled, { shouldDirty: true });
    setValue('shipping.methods', offered, { shouldDirty: true });
  }

  function removeZone(index: number, name: string) {
    const before = structuredClone(getValues('shipping'));
    const id = before.zones[index]?.id;
    const isPriced = before.methods.some(({ prices }) => prices.some(({ zone }) => zone === id));
    zones.remove(index);
    if (isPriced)
      methods.replace(
        before.methods.map((method) => ({
          ...method,
          prices: method.prices.filter(({ zone }) => zone !== id),
        })),
      );
    say({ text: fillText(texts.zones.removed[isPriced ? 'some' : 'none'], { name }), before });
  }

  function removeMethod(index: number, name: string) {
    const before = structuredClone(getValues('shipping'));
    methods.remove(index);
    say({ text: fillText(texts.methods.removed, { name }), before });
  }

  const isNew = zones.fields.length === 0 && methods.fields.length === 0;
  return (
    <div className="grid min-w-0 gap-8">
      {isNew ? (
        <SetUpPanel
          countries={countries}
          words={words}
          onSetUp={(shipping, tax) => {
            fill(shipping);
            if (tax) setValue('tax', tax, { shouldDirty: true });
            say({ text: tax ? texts.setUp.doneTax : texts.setUp.done });
          }}
          texts={texts}
        />
      ) : null}
      <div className={said ? 'flex flex-wrap items-center gap-3' : 'sr-only'}>
        <p role="status" className="text-ink text-sm">
          {said?.text}
        </p>
        {said?.before ? (
          <Button
            variant="outline"
            size="xs"
            onClick={() => {
              if (said.before) fill(said.before);
              say(null);
            }}
          >
            {texts.undo}
          </Button>
        ) : null}
      </div>
      <EntryList
        heading={texts.zones.heading}
        text={texts.zones.text}
        empty={texts.zones.empty}
        add={texts.zones.add}
        isFull={zones.fields.length >= ZONES_MAX}
        onAdd={() =>
          zones.append(newZone(getValues('shipping.zones')), {
            focusName: `shipping.zones.${zones.fields.length}.name`,
          })
        }
      >
        {(focusAdd) =>
          zones.fields.map(({ key }, index) => (
            <ZoneFields
              key={key}
              index={index}
              count={zones.fields.length}
              countries={countries}
              onMove={(by) => zones.move(index, index + by)}
              onRemove={(name) => {
                removeZone(index, name);
                focusAdd();
              }}
              texts={texts}
            />
          ))
        }
      </EntryList>
      <EntryList
        heading={texts.methods.heading}
        text={texts.methods.text}
        empty={texts.methods.empty}
        add={texts.methods.add}
        isFull={methods.fields.length >= METHODS_MAX}
        onAdd={() =>
          methods.append(newMethod(), {
            focusName: `shipping.methods.${methods.fields.length}.names.${LANGUAGES.default}`,
          })
        }
      >
        {(focusAdd) =>
          methods.fields.map(({ key }, index) => (
            <MethodFields
              key={key}
              index={index}
              count={methods.fields.length}
              onMove={(by) => methods.move(index, index + by)}
              onRemove={(name) => {
                removeMethod(index, name);
                focusAdd();
              }}
              texts={texts}
            />
          ))
        }
      </EntryList>
    </div>
  );
}

type EntryListProps = {
  heading: string;
  text: string;
  empty: string;
  add: string;
  isFull: boolean;
  onAdd: () => void;
  /** `focusAdd`: the pressed button is gone. */
  children: (focusAdd: () => void) => ReactNode[];
};

function EntryList({ heading, text, empty, add, isFull, onAdd, children }: EntryListProps) {
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const entries = children(() => adding.current?.focus());
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="font-bold text-lg">
          {heading}
        </h2>
        <p className="max-w-prose text-muted text-sm">{text}</p>
      </div>
      {entries.length === 0 ? <p className="text-muted text-sm">{empty}</p> : entries}
      <div>
        <Button ref={adding} variant="outline" size="sm" disabled={isFull} onClick={onAdd}>
          <Icon node={Plus} />
          {add}
        </Button>
      </div>
    </section>
  );
}
