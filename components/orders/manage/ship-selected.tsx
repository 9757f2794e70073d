'use client';
import { PackageCheck } from 'lucide';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ManagedOrderRow } from './order-row';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/admin'));

type ShipSelectedProps = {
  orders: readonly Pick<ManagedOrderRow, '_id' | 'number'>[];
  texts: Texts['admin']['orders']['selection'];
  confirm: ConfirmTexts;
};

/** Ships one after the other, after a confirmation: each buyer gets a mail. */
export function ShipSelected({ orders, texts, confirm }: ShipSelectedProps) {
  const language = useLanguage();
  const { busy, button, run } = useRowAction();
  const [done, setDone] = useState(0);
  if (orders.length === 0) return null;
  const count = formatNumber(orders.length, language);
  const words = orders.length === 1 ? texts.ship.one : texts.ship.many;

  /** Returns a summary; throws one with the reasons if any order was refused. */
  async function ship(): Promise<string> {
    let shipped = 0;
    const refused: string[] = [];
    for (const { _id, number } of orders) {
      try {
        const { shipOrder } = await loadCalls();
        await shipOrder(_id);
        shipped += 1;
      } catch (error) {
        refused.push(`${number}: ${sentenceOf(error)}`);
      }
      setDone((before) => before + 1);
    }
    setDone(0);
    const counts = {
      count: formatNumber(shipped, language),
      refused: formatNumber(refused.length, language),
    };
    if (refused.length > 0)
      throw new Error(fillText(texts.someShipped, { ...counts, reasons: refused.join(' ') }));
    return shipped === 1 ? texts.shipped.one : fillText(texts.shipped.many, counts);
  }

  return (
    <ConfirmDialog
      tone="primary"
      trigger={
        <Button ref={button} size="xs" busy={busy}>
          <Icon node={PackageCheck} />
          {done > 0
            ? fillText(texts.shipping, { done: formatNumber(done, language), count })
            : fillText(words.button, { count })}
        </Button>
      }
      title={fillText(words.title, { count, number: orders[0]?.number ?? '' })}
      text={words.text}
      texts={confirm}
      onConfirm={() => run(ship, (error) => (error instanceof Error ? error.message : sentenceOf(error)))}
    />
  );
}
