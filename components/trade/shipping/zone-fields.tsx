'use client';
import { Plus, X } from 'lucide';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { EVERYWHERE, NEW_AREA, type TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EntryGroup, IconButton } from '../entry-group';
import { CompactSelect, CompactText } from '../trade-field';

const AREAS_MAX = 100;
/** A longer list is folded. */
const AREAS_SHOWN = 6;
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_2.25rem] gap-x-3 gap-y-2 sm:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)_2.25rem]';

export type Countries = readonly (readonly [code: string, name: string])[];

type ZoneFieldsProps = {
  index: number;
  count: number;
  countries: Countries;
  onMove: (by: 1 | -1) => void;
  onRemove: (name: string) => void;
  texts: Texts['trade'];
};

export function ZoneFields({ index, count, countries, onMove, onRemove, texts }: ZoneFieldsProps) {
  const own = texts.zones;
  const at = `shipping.zones.${index}` as const;
  const { control, getFieldState, formState } = useFormContext<TradeValues>();
  const typed = useWatch({ control, name: `${at}.name` });
  const areas = useFieldArray({ control, name: `${at}.where`, keyName: 'key' });
  const [isFolded] = useState(areas.fields.length > AREAS_SHOWN);
  const name = typed?.trim()
    ? fillText(own.name, { name: typed.trim() })
    : fillText(own.unnamed, { number: String(index + 1) });
  const isFaulty = getFieldState(`${at}.where`, formState).invalid;
  const names = new Map(countries);
  const rows = (
    <div className="grid min-w-0 gap-2">
      <div aria-hidden="true" className={`${COLUMNS} font-medium text-ink text-xs max-sm:hidden`}>
        <span>{own.country}</span>
        <span>{own.regions}</span>
        <span>{own.postalCodes}</span>
      </div>
      <ul className="grid min-w-0 gap-3 sm:gap-2">
        {areas.fields.map(({ key }, place) => (
          <li key={key} className={`${COLUMNS} max-sm:border-line max-sm:border-t max-sm:pt-3`}>
            <CompactSelect
              name={`${at}.where.${place}.country`}
              label={own.country}
              column="sm"
              placeholder={texts.choose}
              options={[[EVERYWHERE, own.everywhere], ...countries]}
            />
            <CompactText
              name={`${at}.where.${place}.regions`}
              label={own.regions}
              column="sm"
              title={own.regionsHint}
              className="max-sm:col-start-1"
            />
            <CompactText
              name={`${at}.where.${place}.postalCodes`}
              label={own.postalCodes}
              column="sm"
              title={own.postalCodesHint}
              className="max-sm:col-start-1"
            />
            <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:self-end">
              <IconButton
                label={fillText(own.deleteArea, { number: String(place + 1) })}
                icon={X}
                disabled={areas.fields.length === 1}
                onPress={() => areas.remove(place)}
              />
            </span>
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="outline"
          size="sm"
          disabled={areas.fields.length >= AREAS_MAX}
          onClick={() => areas.append(NEW_AREA, { focusName: `${at}.where.${areas.fields.length}.country` })}
        >
          <Icon node={Plus} />
          {own.addArea}
        </Button>
      </div>
    </div>
  );
  return (
    <EntryGroup
      name={name}
      isFirst={index === 0}
      isLast={index === count - 1}
      onMove={onMove}
      onRemove={() => onRemove(name)}
      texts={texts}
    >
      <CompactText name={`${at}.name`} label={own.label} maxLength={60} className="max-w-sm" />
      {isFolded ? (
        <details open={isFaulty || undefined} className="min-w-0">
          <summary className="cursor-pointer text-sm">
            <span className="font-medium text-ink">
              {fillText(own.show, { count: String(areas.fields.length) })}
            </span>{' '}
            <span className="text-muted">
              {areas.fields.map(({ country }) => names.get(country) ?? own.everywhere).join(', ')}
            </span>
          </summary>
          <div className="mt-3">{rows}</div>
        </details>
      ) : (
        rows
      )}
    </EntryGroup>
  );
}
