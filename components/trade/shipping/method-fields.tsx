'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { EVERYWHERE, NEW_PRICE, type TradeValues } from '@/lib/client/trade/trade-form';
import { languageName } from '@/lib/shared/site/language-name';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EntryGroup } from '../entry-group';
import { CompactSelect, CompactText } from '../trade-field';
import { PriceTable } from './price-table';

const KINDS = ['delivery', 'pickup', 'own-carrier'] as const;

type MethodFieldsProps = {
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: (name: string) => void;
  texts: Texts['trade'];
};

export function MethodFields({ index, count, onMove, onRemove, texts }: MethodFieldsProps) {
  const own = texts.methods;
  const at = `shipping.methods.${index}` as const;
  const language = useLanguage();
  const { control, getValues, setValue } = useFormContext<TradeValues>();
  const [typed, kind] = useWatch({
    control,
    name: [`${at}.names.${LANGUAGES.default}`, `${at}.kind`],
  });
  const name = typed?.trim()
    ? fillText(own.name, { name: typed.trim() })
    : fillText(own.unnamed, { number: String(index + 1) });

  /** Pickup has one price for everybody, and the others one a zone. */
  function fitPrices(chosen: string) {
    const [first = NEW_PRICE, ...others] = getValues(`${at}.prices`);
    const isPickup = chosen === 'pickup';
    if (isPickup) setValue(`${at}.prices`, [{ ...first, zone: EVERYWHERE }], { shouldDirty: true });
    else if (first.zone === EVERYWHERE)
      setValue(`${at}.prices`, [{ ...first, zone: '' }, ...others], { shouldDirty: true });
  }

  return (
    <EntryGroup
      name={name}
      isFirst={index === 0}
      isLast={index === count - 1}
      onMove={onMove}
      onRemove={() => onRemove(name)}
      texts={texts}
    >
      <div className="grid min-w-0 gap-x-4 gap-y-3 sm:grid-cols-3">
        {LANGUAGES.all.map((each) => (
          <CompactText
            key={each}
            name={`${at}.names.${each}`}
            label={
              each === LANGUAGES.default
                ? own.label
                : fillText(own.labelIn, { language: languageName(each, language) })
            }
            lang={each}
            maxLength={60}
          />
        ))}
        <CompactSelect
          name={`${at}.kind`}
          label={own.kind}
          options={KINDS.map((each) => [each, own.kinds[each]] as const)}
          onChosen={fitPrices}
        />
      </div>
      <p className="text-muted text-sm">{own.kindHints[kind ?? 'delivery']}</p>
      <PriceTable
        at={at}
        isPickup={kind === 'pickup'}
        label={fillText(texts.prices.heading, { name: typed?.trim() || name })}
        texts={texts}
      />
    </EntryGroup>
  );
}
