import type { Texts } from '@/lib/shared/texts/texts-for';

export type ProductListTexts = {
  own: Pick<
    Texts['dashboard']['manageProducts'],
    'heading' | 'columns' | 'delete' | 'deleteTitle' | 'deleteText'
  >;
  admin: Pick<Texts['admin']['products'], 'cells' | 'stock' | 'translation' | 'deleteHint' | 'gone'>;
  chosenColumns: string;
  beside: Texts['admin']['beside'];
  editor: Pick<Texts['editor'], 'edit' | 'editHint' | 'states'> & {
    fields: Pick<Texts['editor']['fields'], 'state'>;
  };
  stock: Pick<Texts['stock'], 'link' | 'linkHint' | 'inShort'>;
  tools: Pick<Texts['tools'], 'onRequest' | 'outOfStock' | 'madeToOrder' | 'lowStock' | 'inStock'>;
  confirm: Texts['shell']['confirm'];
  bulk: Texts['bulk'];
};

export function productListTextsOf(texts: Texts): ProductListTexts {
  const { heading, columns, delete: remove, deleteTitle, deleteText } = texts.dashboard.manageProducts;
  const { cells, stock, translation, deleteHint, gone } = texts.admin.products;
  const { edit, editHint, states, fields } = texts.editor;
  const { link, linkHint, inShort } = texts.stock;
  const { onRequest, outOfStock, madeToOrder, lowStock, inStock } = texts.tools;
  return {
    own: { heading, columns, delete: remove, deleteTitle, deleteText },
    admin: { cells, stock, translation, deleteHint, gone },
    chosenColumns: texts.admin.orders.chosenColumns,
    beside: texts.admin.beside,
    editor: { edit, editHint, states, fields: { state: fields.state } },
    stock: { link, linkHint, inShort },
    tools: { onRequest, outOfStock, madeToOrder, lowStock, inStock },
    confirm: texts.shell.confirm,
    bulk: texts.bulk,
  };
}
