import { TriangleAlert } from 'lucide';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import type { CheckedLine } from '@/lib/client/prices/sheet-checks';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SheetView } from './use-sheet-view';

type WarnedRowsProps = {
  checked: ReadonlyMap<number, CheckedLine>;
  view: SheetView;
  texts: Texts['prices']['editor']['sheet'];
};

/** Those with a warning or a problem, wherever they are in a long list. */
export function WarnedRows({ checked, view, texts }: WarnedRowsProps) {
  const language = useLanguage();
  const ids = [...checked].filter(([, { problem, warnings }]) => problem || warnings.length > 0);
  const { one, many } = texts.warned;
  const text = ids.length === 1 ? one : fillText(many, { count: formatNumber(ids.length, language) });
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm empty:hidden">
      {ids.length > 0 ? (
        <span role="status" className="figures flex items-center gap-1.5 font-medium text-ink">
          <Icon node={TriangleAlert} className="size-4 shrink-0 text-accent-strong" />
          {text}
        </span>
      ) : null}
      {view.isOnly || ids.length > 0 ? (
        <Button
          variant="outline"
          size="xs"
          onClick={() => view.setOnly(view.isOnly ? null : new Set(ids.map(([id]) => id)))}
        >
          {view.isOnly ? texts.showAll : texts.showWarned}
        </Button>
      ) : null}
    </div>
  );
}
