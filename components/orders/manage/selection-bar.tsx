'use client';
import { FileText, ListChecks, PackageOpen } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { useLanguage } from '#use-language';
import { SelectedRowsBar } from '@/components/dashboard/rows/selected-rows-bar';
import type { RowSelection } from '@/components/dashboard/rows/use-row-selection';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { saveFile } from '@/lib/client/files/save-file';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { callPath } from '@/lib/shared/calls/call-path';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import type {
  exportOrdersCall,
  getPackingSlipsCall,
  getPickListCall,
} from '@/lib/shared/orders/orders.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FileButton } from '../../ui/controls/file-button';
import { KeysHelp } from './keys-help';
import type { ManagedOrderRow } from './order-row';
import { ShipSelected } from './ship-selected';
import { useOrderKeys } from './use-order-keys';
import type { OrdersBeside } from './use-orders-beside';

type SelectionBarProps = {
  orders: readonly ManagedOrderRow[];
  selection: RowSelection;
  table: RefObject<HTMLElement | null>;
  beside: OrdersBeside;
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
    callPath<typeof getPackingSlipsCall>('/api/all-order/packing-slips.pdf', { query: { ids: slips } });
  const { isOn, switchKeys, isHelpOpen, setHelpOpen } = useOrderKeys({
    table,
    beside,
    onShip(id) {
      const order = orders.find(({ _id }) => _id === id);
      if (order && isToShip(order)) askToShip(order);
    },
    onPackingSlip(id) {
      saveFile(slipsOf(id)).catch((error: unknown) => toastFailure(sentenceOf(error)));
    },
  });
  const chosen = orders.filter(({ _id }) => selection.ids.has(_id));
  const ids = selection.chosen.join(',');
  const toShip = chosen.filter(isToShip);
  const files = [
    [slipsOf(ids), texts.packingSlips, PackageOpen],
    [
      callPath<typeof getPickListCall>('/api/all-order/pick-list.pdf', { query: { ids, language } }),
      texts.pickList,
      ListChecks,
    ],
    [
      callPath<typeof exportOrdersCall>('/api/all-order/export.csv', { query: { ids, language } }),
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
