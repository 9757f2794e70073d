'use client';
import { ArrowUp, Trash2 } from 'lucide';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { newClass } from '@/lib/client/trade/tax-form';
import type { TradeValues } from '@/lib/client/trade/trade-form';
import { languageName } from '@/lib/shared/site/language-name';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { IconButton } from '../entry-group';
import { ActionsCell, Cell, Row } from '../row-table';
import { CompactSelect, CompactText } from '../trade-field';
import { RateList } from './rate-list';

const CLASSES_MAX = 10;
const SUPPLIES = ['goods', 'services'] as const;

export function ClassTable({ texts }: { texts: Texts['trade'] }) {
  const own = texts.tax.classes;
  const language = useLanguage();
  const { control, getValues } = useFormContext<TradeValues>();
  const classes = useFieldArray({ control, name: 'tax.classes', keyName: 'key' });
  const nameLabel = (each: (typeof LANGUAGES.all)[number]) =>
    each === LANGUAGES.default
      ? own.label
      : fillText(own.labelIn, { language: languageName(each, language) });
  return (
    <RateList
      name="tax.classes"
      heading={own.heading}
      text={own.text}
      empty={own.empty}
      columns={[
        ...LANGUAGES.all.map((each) => [each, nameLabel(each), ''] as const),
        ['supply', own.supply, 'w-40'],
        ['id', own.id, 'w-36'],
      ]}
      texts={{ ...texts.tax.rates, add: own.add }}
      isFull={classes.fields.length >= CLASSES_MAX}
      onAdd={() =>
        classes.append(newClass(getValues('tax.classes')), {
          focusName: `tax.classes.${classes.fields.length}.names.${LANGUAGES.default}`,
        })
      }
    >
      {(focusAdd) =>
        classes.fields.map(({ key, id, isNew }, index) => {
          const words = { number: String(index + 1) };
          return (
            <Row key={key} label={fillText(own.row, words)}>
              {LANGUAGES.all.map((each) => (
                <Cell key={each}>
                  <CompactText
                    name={`tax.classes.${index}.names.${each}`}
                    label={nameLabel(each)}
                    column="xl"
                    lang={each}
                    maxLength={60}
                  />
                </Cell>
              ))}
              <Cell>
                <CompactSelect
                  name={`tax.classes.${index}.supply`}
                  label={own.supply}
                  column="xl"
                  options={SUPPLIES.map((supply) => [supply, own.supplies[supply]] as const)}
                />
              </Cell>
              <Cell className="max-xl:hidden">
                <code className="wrap-anywhere flex min-h-9 items-center text-muted text-xs">
                  {isNew ? '–' : id}
                </code>
              </Cell>
              <ActionsCell>
                <IconButton
                  label={fillText(own.up, words)}
                  icon={ArrowUp}
                  disabled={index === 0}
                  onPress={() => classes.move(index, index - 1)}
                />
                <IconButton
                  label={fillText(own.delete, words)}
                  icon={Trash2}
                  onPress={() => {
                    classes.remove(index);
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
