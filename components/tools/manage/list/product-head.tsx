import { clsx } from 'clsx';
import { SortHeadCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/tables/table';
import { listHref } from '@/lib/client/page/list-query';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ManagedToolSort } from '@/lib/shared/tools/tool.schema';
import type { ProductColumn } from '../cells/product-row';

export type ProductSorting = {
  sort: ManagedToolSort;
  path: string;
  address: Record<string, string | undefined>;
};

type Column = {
  key: ProductColumn;
  sorts?: { up: ManagedToolSort; down: ManagedToolSort; first?: 'up' | 'down' };
  className: string;
};

const COLUMNS: readonly Column[] = [
  { key: 'price', sorts: { up: 'price', down: '-price' }, className: 'as-table:text-end' },
  { key: 'moq', sorts: { up: 'moq', down: '-moq' }, className: 'as-table:text-end' },
  { key: 'quantity', sorts: { up: 'quantity', down: '-quantity' }, className: '' },
  { key: 'state', className: '' },
  { key: 'lowStockBelow', className: 'as-table:w-21 as-table:max-xl:hidden as-table:text-end' },
  {
    key: 'sold',
    sorts: { up: 'sold', down: '-sold', first: 'down' },
    className: 'as-table:max-xl:hidden as-table:text-end',
  },
];

type ProductHeadProps = { sorting: ProductSorting; hidden: ReadonlySet<string>; texts: ProductListTexts };

export function ProductHead({ sorting, hidden, texts }: ProductHeadProps) {
  const { sort, path, address } = sorting;
  const names = columnNames(texts);
  const sorted = { current: sort, href: (next: string) => listHref(path, { ...address, sort: next }) };
  return (
    <TableHead>
      <TableRow>
        <SortHeadCell
          {...sorted}
          label={texts.own.columns.tool}
          up="name"
          down="-name"
          className="as-table:w-full as-table:ps-9.5"
        />
        {COLUMNS.map(({ key, sorts, className }) => {
          const classes = clsx(className, hidden.has(key) && 'as-table:hidden');
          if (sorts)
            return <SortHeadCell key={key} {...sorted} {...sorts} label={names[key]} className={classes} />;
          return (
            <TableHeadCell key={key} className={classes}>
              {names[key]}
            </TableHeadCell>
          );
        })}
        <TableHeadCell className="no-print">
          {/* Under what stands at the end of the bar. */}
          <span className="sr-only">{texts.own.columns.actions}</span>
        </TableHeadCell>
      </TableRow>
    </TableHead>
  );
}

export type ProductListTexts = {
  own: Pick<
    Texts['dashboard']['manageProducts'],
    'heading' | 'columns' | 'delete' | 'deleteTitle' | 'deleteText'
  >;
  admin: Pick<Texts['admin']['products'], 'cells' | 'stock' | 'translation' | 'deleteHint' | 'gone'>;
  chosenColumns: string;
  editor: Pick<Texts['editor'], 'edit' | 'editHint' | 'states'> & {
    fields: Pick<Texts['editor']['fields'], 'state'>;
  };
  stock: Pick<Texts['stock'], 'link' | 'linkHint' | 'inShort'>;
  tools: Pick<Texts['tools'], 'onRequest' | 'outOfStock' | 'lowStock' | 'inStock'>;
  confirm: Texts['shell']['confirm'];
  bulk: Texts['bulk'];
};

export function productListTextsOf(texts: Texts): ProductListTexts {
  const { heading, columns, delete: remove, deleteTitle, deleteText } = texts.dashboard.manageProducts;
  const { cells, stock, translation, deleteHint, gone } = texts.admin.products;
  const { edit, editHint, states, fields } = texts.editor;
  const { link, linkHint, inShort } = texts.stock;
  const { onRequest, outOfStock, lowStock, inStock } = texts.tools;
  return {
    own: { heading, columns, delete: remove, deleteTitle, deleteText },
    admin: { cells, stock, translation, deleteHint, gone },
    chosenColumns: texts.admin.orders.chosenColumns,
    editor: { edit, editHint, states, fields: { state: fields.state } },
    stock: { link, linkHint, inShort },
    tools: { onRequest, outOfStock, lowStock, inStock },
    confirm: texts.shell.confirm,
    bulk: texts.bulk,
  };
}

/** Names of the columns that can be left out. */
export function columnNames({ own, editor }: ProductListTexts) {
  const { price, moq, quantity, lowStockBelow, sold } = own.columns;
  return { price, moq, quantity, state: editor.fields.state, lowStockBelow, sold };
}
