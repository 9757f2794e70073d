import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SheetView } from './use-sheet-view';

type SheetPagesProps = { view: SheetView; texts: Texts['prices']['editor']['sheet'] };

export function SheetPages({ view, texts }: SheetPagesProps) {
  const language = useLanguage();
  const { page, pages, first, rows, count } = view;
  if (pages === 1) return null;
  const figures = { from: first + 1, to: first + rows.length, count };
  const shown = Object.entries(figures).map(([name, figure]) => [name, formatNumber(figure, language)]);
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <Button variant="outline" size="xs" disabled={page === 0} onClick={() => view.setPage(page - 1)}>
        {texts.before}
      </Button>
      <span className="figures text-muted">{fillText(texts.shown, Object.fromEntries(shown))}</span>
      <Button
        variant="outline"
        size="xs"
        disabled={page === pages - 1}
        onClick={() => view.setPage(page + 1)}
      >
        {texts.after}
      </Button>
    </div>
  );
}
