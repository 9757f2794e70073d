'use client';
import { Trash2 } from 'lucide';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_LENGTHS, CHARTS, NEW_DATEV_ACCOUNT } from '@/lib/client/trade/datev-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { partText } from '@/lib/shared/dates/calendar-part';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { IconButton } from '../entry-group';
import { ActionsCell, Cell, Row } from '../row-table';
import { CompactSelect, CompactText } from '../trade-field';
import { RateList } from './rate-list';

const ACCOUNTS_MAX = 60;

type DatevFieldsProps = { texts: Texts['trade'] };

/** The first day of each month; hardly any business year begins within one. */
const FIRST_DAYS = Array.from({ length: 12 }, (_, month) => `${String(month + 1).padStart(2, '0')}-01`);

/** What files for DATEV need: whose they are, and the account of each treatment and rate. */
export function DatevFields({ texts }: DatevFieldsProps) {
  const own = texts.tax.datev;
  const { control, getValues } = useFormContext<TradeValues>();
  const accounts = useFieldArray({ control, name: 'tax.datev.accounts', keyName: 'key' });
  const language = useLanguage();
  const start = getValues('tax.datev.yearStart');
  const days = [...new Set([...FIRST_DAYS, start])].sort();
  return (
    <fieldset className="grid min-w-0 gap-8">
      <legend className="sr-only">{own.heading}</legend>
      <Panel heading={own.heading}>
        <p className="max-w-prose text-muted text-sm">{own.text}</p>
        <div className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          <CompactText name="tax.datev.consultant" label={own.consultant} inputMode="numeric" maxLength={7} />
          <CompactText name="tax.datev.client" label={own.client} inputMode="numeric" maxLength={5} />
          <CompactText name="tax.datev.debtor" label={own.debtor} inputMode="numeric" maxLength={9} />
          <CompactSelect
            name="tax.datev.yearStart"
            label={own.yearStart}
            options={days.map((day) => [day, partText(`2028-${day}`, language, 'short')])}
          />
          <CompactSelect
            name="tax.datev.accountLength"
            label={own.accountLength}
            options={ACCOUNT_LENGTHS.map((length) => [length, length])}
          />
          <CompactSelect
            name="tax.datev.chart"
            label={own.chart}
            placeholder={own.otherChart}
            options={CHARTS.map((chart) => [chart, `SKR ${chart}`])}
          />
        </div>
      </Panel>
      <RateList
        name="tax.datev.accounts"
        heading={own.accounts.heading}
        text={own.accounts.text}
        empty={own.accounts.empty}
        columns={[
          ['treatment', own.accounts.treatment, ''],
          ['rate', own.accounts.rate, 'w-24'],
          ['account', own.accounts.account, 'w-36'],
          ['key', own.accounts.key, 'w-28'],
        ]}
        actionsWidth="w-12"
        texts={{ ...texts.tax.rates, add: own.accounts.add }}
        isFull={accounts.fields.length >= ACCOUNTS_MAX}
        onAdd={() =>
          accounts.append(NEW_DATEV_ACCOUNT, {
            focusName: `tax.datev.accounts.${accounts.fields.length}.treatment`,
          })
        }
      >
        {(focusAdd) =>
          accounts.fields.map(({ key }, index) => {
            const at = `tax.datev.accounts.${index}`;
            const words = { number: String(index + 1) };
            return (
              <Row key={key} label={fillText(own.accounts.row, words)}>
                <Cell className="max-xl:col-span-2">
                  <CompactSelect
                    name={`${at}.treatment`}
                    label={own.accounts.treatment}
                    column="xl"
                    placeholder={texts.choose}
                    options={Object.entries(own.treatments)}
                  />
                </Cell>
                <Cell>
                  <CompactText
                    name={`${at}.rate`}
                    label={own.accounts.rate}
                    column="xl"
                    inputMode="decimal"
                  />
                </Cell>
                <Cell>
                  <CompactText
                    name={`${at}.account`}
                    label={own.accounts.account}
                    column="xl"
                    inputMode="numeric"
                    maxLength={8}
                  />
                </Cell>
                <Cell>
                  <CompactText
                    name={`${at}.key`}
                    label={own.accounts.key}
                    column="xl"
                    inputMode="numeric"
                    maxLength={4}
                  />
                </Cell>
                <ActionsCell>
                  <IconButton
                    label={fillText(own.accounts.delete, words)}
                    icon={Trash2}
                    onPress={() => {
                      accounts.remove(index);
                      focusAdd();
                    }}
                  />
                </ActionsCell>
              </Row>
            );
          })
        }
      </RateList>
    </fieldset>
  );
}
