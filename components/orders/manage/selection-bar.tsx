'use client';
import { FileText, ListChecks, PackageCheck, PackageOpen } from 'lucide';
import { type ReactNode, type RefObject, useState } from 'react';
import { useLanguage } from '#use-language';
import { KeysHelp, useListKeys } from '@/components/dashboard/beside/list-keys';
import type { Beside } from '@/components/dashboard/beside/use-beside';
import { type RowSelection, SelectedRowsBar } from '@/components/dashboard/rows/row-selection';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/client/files/save-file';
import { callPath } from '@/lib/client/page/call-path';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FileButton } from '../../ui/controls/file-buttons';
import type { ManagedOrderRow } from './order-row';

type SelectionBarProps = {
  orders: readonly ManagedOrderRow[];
  selection: RowSelection;
  table: RefObject<HTMLElement | null>;
  beside: Beside;
  askToShip: (order: ManagedOrderRow) => void;
  children: ReactNode;
  texts: Pick<Texts['admin']['orders'], 'selection' | 'keys'>;
  confirm: ConfirmTexts;
};

function isToShip(order: ManagedOrderRow): boolean {
  return awaitsShipment(order) && !order.allUnitsRefunded;
}

export function SelectionBar(props: SelectionBarProps) {
  const { orders, selection, table, beside, askToShip, confirm, children } = props;
  const texts = props.texts.selection;
  const language = useLanguage();
  const slipsOf = (slips: string) =>
    callPath<typeof orderCalls.getPackingSlips>('/api/all-order/packing-slips.pdf', {
      query: { ids: slips },
    });
  const { isOn, switchKeys, isHelpOpen, setHelpOpen } = useListKeys({
    list: table,
    beside,
    onKey: {
      s({ id }) {
        const order = orders.find(({ _id }) => _id === id);
        if (order && isToShip(order)) askToShip(order);
      },
      p({ id }) {
        saveFile(slipsOf(id)).catch((error: unknown) => toastFailure(sentenceOf(error)));
      },
      r({ element, panel }) {
        (panel ?? element)?.querySelector<HTMLElement>('[data-refund]')?.click();
      },
    },
  });
  const chosen = orders.filter(({ _id }) => selection.ids.has(_id));
  const ids = selection.chosen.join(',');
  const toShip = chosen.filter(isToShip);
  const files = [
    [slipsOf(ids), texts.packingSlips, PackageOpen],
    [
      callPath<typeof orderCalls.getPickList>('/api/all-order/pick-list.pdf', { query: { ids, language } }),
      texts.pickList,
      ListChecks,
    ],
    [
      callPath<typeof orderCalls.exportOrders>('/api/all-order/export.csv', { query: { ids, language } }),
      texts.csv,
      FileText,
    ],
  ] as const;
  return (
    <SelectedRowsBar
      label={texts.all}
      isWhole={selection.isWhole}
      isPart={chosen.length > 0 && !selection.isWhole}
      onSelectPage={selection.choosePage}
      count={chosen.length > 0 ? fillText(texts.count, { count: formatNumber(chosen.length, language) }) : ''}
      actions={
        <>
          <ShipSelected orders={toShip} texts={texts} confirm={confirm} />
          {files.map(([path, label, icon]) => (
            <FileButton key={label} path={path} label={label} icon={icon} size="xs" />
          ))}
        </>
      }
    >
      {children}
      <KeysHelp
        isOn={isOn}
        switchKeys={switchKeys}
        isOpen={isHelpOpen}
        setOpen={setHelpOpen}
        texts={props.texts.keys}
      />
    </SelectedRowsBar>
  );
}

const loadCalls = () => loadContracts(() => import('@/lib/shared/orders/orders.contract'));

type ShipSelectedProps = {
  orders: readonly Pick<ManagedOrderRow, '_id' | 'number'>[];
  texts: Texts['admin']['orders']['selection'];
  confirm: ConfirmTexts;
};

/** Ships one after the other, after a confirmation: each buyer gets a mail. */
function ShipSelected({ orders, texts, confirm }: ShipSelectedProps) {
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
        const { call, orderCalls } = await loadCalls();
        (await call(orderCalls.shipOrder, { params: { id: _id } })).modifiedCount === 1;
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
