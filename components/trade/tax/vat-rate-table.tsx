'use client';
import { Trash2 } from 'lucide';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { publishedRates } from '@/lib/client/trade/published-rates';
import { newVatRate } from '@/lib/client/trade/tax-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { IconButton } from '../entry-group';
import { ActionsCell, Cell, Row } from '../row-table';
import type { Countries } from '../shipping/zone-fields';
import { CompactSelect, CompactText } from '../trade-field';
import { useClassOptions } from './class-options';
import { PublishedRates } from './published-rates';
import { RateList } from './rate-list';

const RATES_MAX = 300;

type VatRateTableProps = { countries: Countries; texts: Texts['trade'] };

export function VatRateTable({ countries, texts }: VatRateTableProps) {
  const own = texts.tax.rates;
  const { control, getValues } = useFormContext<TradeValues>();
  const rates = useFieldArray({ control, name: 'tax.vat.rates', keyName: 'key' });
  const typed = useWatch({ control, name: 'tax.vat.rates' }) ?? [];
  const classes = useClassOptions();
  const used = new Set(typed.map(({ country }) => country));
  const home = getValues('seller.country');

  // Only where VAT is known: a choice of all countries a row is slow.
  const offered = countries.filter(
    ([code]) => publishedRates(code) !== undefined || used.has(code) || code === home,
  );

  function add() {
    const last = typed.at(-1)?.country ?? home;
    const named = new Set(typed.filter(({ country }) => country === last).map((row) => row.class));
    const open = classes.find(([id]) => !named.has(id)) ?? classes[0];
    rates.append(newVatRate(last, open?.[0] ?? ''), {
      focusName: `tax.vat.rates.${rates.fields.length}.country`,
    });
  }

  return (
    <RateList
      name="tax.vat.rates"
      heading={own.heading}
      text={own.vatText}
      empty={own.empty}
      columns={[
        ['country', own.country, ''],
        ['class', own.class, ''],
        ['rate', own.rate, 'w-24'],
        ['from', own.from, 'w-40'],
        ['to', own.to, 'w-40'],
      ]}
      actionsWidth="w-12"
      texts={own}
      isFull={rates.fields.length >= RATES_MAX}
      onAdd={add}
      aside={
        <PublishedRates
          countries={countries.filter(([code]) => !used.has(code))}
          onAdd={(rows) => rates.append(rows, { shouldFocus: false })}
          texts={own.published}
        />
      }
    >
      {(focusAdd) =>
        rates.fields.map(({ key }, index) => {
          const at = `tax.vat.rates.${index}`;
          const words = { number: String(index + 1) };
          return (
            <Row key={key} label={fillText(own.row, words)}>
              <Cell>
                <CompactSelect
                  name={`${at}.country`}
                  label={own.country}
                  column="xl"
                  placeholder={texts.choose}
                  options={offered}
                />
              </Cell>
              <Cell>
                <CompactSelect
                  name={`${at}.class`}
                  label={own.class}
                  column="xl"
                  placeholder={texts.choose}
                  options={classes}
                />
              </Cell>
              <Cell>
                <CompactText name={`${at}.rate`} label={own.rate} column="xl" inputMode="decimal" />
              </Cell>
              <Cell className="max-xl:col-start-1 max-sm:col-span-2">
                <CompactText name={`${at}.from`} label={own.from} column="xl" type="date" />
              </Cell>
              <Cell className="max-sm:col-span-2">
                <CompactText name={`${at}.to`} label={own.to} column="xl" type="date" />
              </Cell>
              <ActionsCell>
                <IconButton
                  label={fillText(own.delete, words)}
                  icon={Trash2}
                  onPress={() => {
                    rates.remove(index);
                    focusAdd();
                  }}
                />
              </ActionsCell>
            </Row>
          );
        })
      }
    </RateList>
  );
}
