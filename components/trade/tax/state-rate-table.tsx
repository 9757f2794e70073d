'use client';
import { Trash2 } from 'lucide';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { NEW_STATE_RATE } from '@/lib/client/trade/tax-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { stateName, US_STATES } from '@/lib/shared/trade/settings/us-states';
import { IconButton } from '../entry-group';
import { ActionsCell, Cell, Row } from '../row-table';
import { CompactSelect, CompactText } from '../trade-field';
import { useClassOptions } from './class-options';
import { RateList } from './rate-list';

const RATES_MAX = 2_000;

export function StateRateTable({ texts }: { texts: Texts['trade'] }) {
  const own = texts.tax.rates;
  const { control, getValues } = useFormContext<TradeValues>();
  const rates = useFieldArray({ control, name: 'tax.us.rates', keyName: 'key' });

  function add() {
    const { state = '', name = '', shipping = false } = getValues('tax.us.rates').at(-1) ?? {};
    rates.append(
      { ...NEW_STATE_RATE, state, name, shipping },
      { focusName: `tax.us.rates.${rates.fields.length}.state` },
    );
  }

  return (
    <RateList
      name="tax.us.rates"
      heading={own.heading}
      text={own.usText}
      empty={own.empty}
      columns={[
        ['state', own.state, 'w-28'],
        ['zip', own.zip, 'w-16'],
        ['class', own.class, ''],
        ['rate', own.rate, 'w-18'],
        ['name', own.name, ''],
        ['shipping', texts.tax.shipping.label, 'w-16'],
        ['from', own.from, 'w-34'],
        ['to', own.to, 'w-34'],
      ]}
      actionsWidth="w-12"
      texts={own}
      isFull={rates.fields.length >= RATES_MAX}
      onAdd={add}
    >
      {(focusAdd) =>
        rates.fields.map(({ key }, index) => (
          <StateRateRow
            key={key}
            index={index}
            onRemove={() => {
              rates.remove(index);
              focusAdd();
            }}
            texts={texts}
          />
        ))
      }
    </RateList>
  );
}

type StateRateRowProps = { index: number; onRemove: () => void; texts: Texts['trade'] };

function StateRateRow({ index, onRemove, texts }: StateRateRowProps) {
  const own = texts.tax.rates;
  const id = useId();
  const { register, getValues, setValue } = useFormContext<TradeValues>();
  const classes = useClassOptions();
  const at = `tax.us.rates.${index}` as const;
  const words = { number: String(index + 1) };

  /** Proposes what a rate of this state is called. */
  function proposeName(state: string) {
    if (getValues(`${at}.name`).trim() !== '' || state === '') return;
    setValue(`${at}.name`, fillText(own.stateTax, { state: stateName(state) }), { shouldDirty: true });
  }

  return (
    <Row label={fillText(own.row, words)}>
      <Cell>
        <CompactSelect
          name={`${at}.state`}
          label={own.state}
          column="xl"
          placeholder={texts.choose}
          options={US_STATES}
          onChosen={proposeName}
        />
      </Cell>
      <Cell>
        <CompactText name={`${at}.zip`} label={own.zip} column="xl" inputMode="numeric" maxLength={5} />
      </Cell>
      <Cell>
        <CompactSelect
          name={`${at}.class`}
          label={own.class}
          column="xl"
          options={[['', own.allClasses], ...classes]}
        />
      </Cell>
      <Cell>
        <CompactText name={`${at}.rate`} label={own.rate} column="xl" inputMode="decimal" />
      </Cell>
      <Cell className="max-xl:col-span-2">
        <CompactText name={`${at}.name`} label={own.name} column="xl" maxLength={60} />
      </Cell>
      <Cell className="max-xl:col-span-2">
        <span className="flex min-h-9 items-center gap-2 xl:ps-2">
          <input
            id={id}
            type="checkbox"
            className="size-4.5 shrink-0 accent-(--color-accent-strong)"
            {...register(`${at}.shipping`)}
          />
          <label htmlFor={id} className="font-medium text-ink text-xs xl:sr-only">
            {texts.tax.shipping.label}
          </label>
        </span>
      </Cell>
      <Cell className="max-sm:col-span-2">
        <CompactText name={`${at}.from`} label={own.from} column="xl" type="date" />
      </Cell>
      <Cell className="max-sm:col-span-2">
        <CompactText name={`${at}.to`} label={own.to} column="xl" type="date" />
      </Cell>
      <ActionsCell>
        <IconButton label={fillText(own.delete, words)} icon={Trash2} onPress={onRemove} />
      </ActionsCell>
    </Row>
  );
}
