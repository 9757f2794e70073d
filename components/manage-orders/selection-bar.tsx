'use client';
import { FileText, ListChecks, PackageOpen } from 'lucide';
import { useLanguage } from '#use-language';
import { callPath } from '@/lib/shared/call-path';
import type { exportOrdersCall, getPackingSlipsCall, getPickListCall } from '@/lib/shared/contracts/orders';
import { formatNumber } from '@/lib/shared/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { FileButton } from './file-button';

type SelectionBarProps = {
  /** The ids of the orders on this page, and of those that are selected. */
  all: readonly string[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  texts: Texts['admin']['orders']['selection'];
};

/** Above the table: select every order of the page, and what can be made of those that are selected. */
export function SelectionBar({ all, selected, onChange, texts }: SelectionBarProps) {
  const language = useLanguage();
  const chosen = all.filter((id) => selected.has(id));
  const ids = chosen.join(',');
  const files = [
    [
      callPath<typeof getPackingSlipsCall>('/api/all-order/packing-slips.pdf', { query: { ids } }),
      texts.packingSlips,
      PackageOpen,
    ],
    [
      callPath<typeof getPickListCall>('/api/all-order/pick-list.pdf', { query: { ids, language } }),
      texts.pickList,
      ListChecks,
    ],
    [callPath<typeof exportOrdersCall>('/api/all-order/export.csv', { query: { ids } }), texts.csv, FileText],
  ] as const;
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4.5 accent-ink"
          checked={chosen.length === all.length}
          onChange={(event) => onChange(new Set(event.target.checked ? all : []))}
        />
        {texts.all}
      </label>
      {chosen.length > 0 ? (
        <>
          <span className="text-muted text-sm" role="status">
            {fillText(texts.count, { count: formatNumber(chosen.length, language) })}
          </span>
          <span className="flex flex-wrap gap-2">
            {files.map(([path, label, icon]) => (
              <FileButton key={label} path={path} label={label} icon={icon} />
            ))}
          </span>
        </>
      ) : null}
    </div>
  );
}
