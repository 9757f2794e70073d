import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { onFirstInteraction } from '@/lib/client/page/first-interaction';
import { loadCode } from '@/lib/client/page/load-code';
import type { BulkChange } from '@/lib/shared/stock/bulk-edit.schema';
import { type CellField, type ProductRow, withLowStock } from '../cells/product-row';
import type { CellCalls } from '../cells/use-cell';

const loadCells = () => loadCode(() => import('../cells/save-cell'));

type Rows = ReadonlyMap<string, ProductRow>;

/** Returns values saved here, until the page has them. */
function newer(saved: Rows, tools: readonly ProductRow[]): Rows {
  return new Map(
    tools.flatMap(({ _id, revision }) => {
      const row = saved.get(_id);
      return row && row.revision > revision ? [[_id, row] as const] : [];
    }),
  );
}

type ProductRowsOptions = {
  table: RefObject<HTMLElement | null>;
  lowStockUnits: number;
  /** Must be stable. */
  onSaved: (row: ProductRow, field: CellField) => void;
};

/**
 * The rows with what was saved in their cells. The page itself is read again once the focus has left the table, since rows
 * may then change places.
 */
export function useProductRows(tools: readonly ProductRow[], options: ProductRowsOptions) {
  const { table, lowStockUnits, onSaved } = options;
  const router = useLocalRouter();
  const [saved, setSaved] = useState<Rows>(new Map());
  const [shown, setShown] = useState(tools);
  if (shown !== tools) {
    setShown(tools);
    setSaved(newer(saved, tools));
  }
  const rows = useMemo(() => tools.map((tool) => saved.get(tool._id) ?? tool), [tools, saved]);
  const latest = useRef<Rows>(new Map());
  const isStale = useRef(false);
  const running = useRef(0);

  useEffect(() => {
    latest.current = new Map(rows.map((row) => [row._id, row]));
  }, [rows]);
  useEffect(() => onFirstInteraction(() => void loadCells().catch(() => undefined)), []);

  const { calls, refreshIfLeft } = useMemo(() => {
    /** One save of a tool after the other: each names the revision of the one before. */
    const queues = new Map<string, Promise<unknown>>();

    function refresh(focused: Element | null): void {
      if (!isStale.current || running.current > 0 || table.current?.contains(focused)) return;
      isStale.current = false;
      router.refresh();
    }

    const made: CellCalls = {
      async read(field, typed, language) {
        return (await loadCells()).readCell(field, typed, language);
      },
      async save(id, change) {
        running.current += 1;
        const work = (queues.get(id) ?? Promise.resolve()).then(async () => {
          const { saveCell } = await loadCells();
          const row = latest.current.get(id);
          if (!row) throw new Error('a tool that is not listed');
          const outcome = await saveCell(row, change);
          if (!('row' in outcome)) return outcome;
          const now = withLowStock(outcome.row, lowStockUnits);
          latest.current = new Map(latest.current).set(id, now);
          setSaved((before) => new Map(before).set(id, now));
          isStale.current = true;
          if (outcome.kind === 'saved') onSaved(now, change.field);
          return outcome;
        });
        queues.set(
          id,
          work.catch(() => undefined),
        );
        try {
          return await work;
        } finally {
          running.current -= 1;
          refresh(document.activeElement);
        }
      },
    };
    return { calls: made, refreshIfLeft: refresh };
  }, [router, table, lowStockUnits, onSaved]);

  return { rows, latest, calls, refreshIfLeft };
}

/** Returns the change of many tools that gives them the value of a cell; none for stock, which is counted. Pure. */
export function fillOf(row: ProductRow, field: CellField): BulkChange | undefined {
  const { price, moq, state, lowStockBelow } = row;
  if (field === 'price') return { price: { to: price } };
  if (field === 'moq') return { moq };
  if (field === 'state') return { state };
  return field === 'lowStockBelow' ? { lowStockBelow } : undefined;
}
