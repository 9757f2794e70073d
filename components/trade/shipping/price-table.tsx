'use client';
import { Plus } from 'lucide';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { NEW_PRICE, type TradeValues } from '@/lib/client/trade/trade-form';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RowTable } from '../row-table';
import { PriceRows } from './price-rows';

/** Columns with their widths in a table, so that those of several methods line up. */
const COLUMNS = [
  ...([
    ['zone', ''],
    ['by', 'w-36'],
    ['from', 'w-21'],
    ['price', 'w-24'],
    ['freeFrom', 'w-24'],
  ] as const),
  ...([
    ['upTo', 'w-21'],
    ['bulky', 'w-28'],
    ['onRequest', 'w-20'],
  ] as const),
] as const;

type PriceTableProps = {
  at: `shipping.methods.${number}`;
  isPickup: boolean;
  label: string;
  texts: Texts['trade'];
};

/** A row a price, below it its further steps; narrower than a laptop each is a card. */
export function PriceTable({ at, isPickup, label, texts }: PriceTableProps) {
  const own = texts.prices;
  const { control } = useFormContext<TradeValues>();
  const prices = useFieldArray({ control, name: `${at}.prices`, keyName: 'key' });
  const zones = useWatch({ control, name: 'shipping.zones' }) ?? [];
  const priced = useWatch({ control, name: `${at}.prices` }) ?? [];
  const named = zones.map(
    ({ id, name }, place) =>
      [id, name.trim() || fillText(texts.zones.unnamed, { number: String(place + 1) })] as const,
  );
  const open = named.filter(([id]) => !priced.some(({ zone }) => zone === id));
  const isFull = isPickup ? prices.fields.length > 0 : open.length === 0;

  function add() {
    const zone = isPickup ? '*' : (open[0]?.[0] ?? '');
    prices.append(
      { ...NEW_PRICE, zone },
      { focusName: `${at}.prices.${prices.fields.length}.steps.0.price` },
    );
  }

  return (
    <div className="grid min-w-0 gap-3">
      {prices.fields.length === 0 ? (
        <p className="text-muted text-sm">{own.empty}</p>
      ) : (
        <RowTable
          label={label}
          columns={COLUMNS.map(([column, width]) => [column, own[column], width])}
          actions={own.actions}
        >
          {prices.fields.map(({ key }, index) => (
            <PriceRows
              key={key}
              at={`${at}.prices.${index}`}
              number={index + 1}
              zones={isPickup ? [['*', own.everywhere]] : named}
              onDelete={() => prices.remove(index)}
              texts={own}
            />
          ))}
        </RowTable>
      )}
      {!isPickup && prices.fields.length > 0 && open.length > 0 ? (
        <p className="wrap-anywhere text-muted text-sm">
          {fillText(texts.methods.notOffered, { zones: open.map(([, name]) => name).join(', ') })}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" size="sm" disabled={isFull} onClick={add}>
          <Icon node={Plus} />
          {own.add}
        </Button>
        <p className="text-muted text-xs">{own.units}</p>
      </div>
    </div>
  );
}
