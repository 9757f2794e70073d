'use client';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { TextAreaField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Order } from '@/lib/shared/orders/order.schema';
import { ORDER_NOTE_NAMES } from '@/lib/shared/orders/order-notes';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type OrderWordsTexts = Pick<
  Texts['cart']['order'],
  'poNumber' | 'poNumberHint' | 'notes' | 'samePoNumber'
>;

type PoNumberFieldProps = { required?: boolean; texts: OrderWordsTexts };

export function PoNumberField({ required, texts }: PoNumberFieldProps) {
  return (
    <>
      <TextField
        name="poNumber"
        label={texts.poNumber}
        placeholder={required ? undefined : texts.poNumberHint}
        autoComplete="off"
        required={required}
      />
      <RepeatedPoNumber texts={texts.samePoNumber} />
    </>
  );
}

export function NoteFields({ texts }: { texts: OrderWordsTexts }) {
  return ORDER_NOTE_NAMES.map((name) => (
    <TextAreaField
      key={name}
      name={name}
      label={texts.notes[name].label}
      placeholder={texts.notes[name].hint}
      autoComplete="off"
      rows={1}
      className="[&_textarea]:field-sizing-content [&_textarea]:min-h-11"
    />
  ));
}

const PAUSE_MS = 400;

type RepeatedPoNumberProps = { texts: Texts['cart']['order']['samePoNumber'] };
type Matches = { poNumber: string; orders: readonly Pick<Order, '_id' | 'number' | 'placedAt'>[] };

/** Warns of an earlier order with the same PO number; ordering remains possible. */
function RepeatedPoNumber({ texts }: RepeatedPoNumberProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name: 'poNumber' });
  const poNumber = typeof typed === 'string' ? typed.trim() : '';
  const [matches, setMatches] = useState<Matches | null>(null);

  useEffect(() => {
    if (poNumber === '') return;
    const left = new AbortController();
    const timer = window.setTimeout(() => {
      call(orderCalls.listOwnOrders, { query: { poNumber, page: 1, limit: 3 }, signal: left.signal })
        .then((orders) => setMatches({ poNumber, orders }))
        // Only a warning: the order's page shows it again.
        .catch((error: unknown) => console.info('The PO number could not be looked up.', error));
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      left.abort();
    };
  }, [poNumber]);

  const orders = matches?.poNumber === poNumber ? matches.orders : [];
  return (
    <div role="status" className="-mt-2 empty:hidden">
      {orders.length > 0 ? (
        <Notice tone="warning">
          <p>{fillText(texts.text, { number: poNumber })}</p>
          <ul>
            {orders.map(({ _id, number, placedAt }) => (
              <li key={_id}>
                <Link
                  href={ROUTES.myOrder(_id)}
                  prefetch={false}
                  className="font-semibold underline underline-offset-4"
                >
                  {fillText(texts.order, { order: number, date: formatDay(placedAt, language, timeZone) })}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
