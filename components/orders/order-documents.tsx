import { useLanguage } from '#use-language';
import { type Column, DataCells, DataHead } from '@/components/ui/tables/data-table';
import { Table, TableBody, TableRow } from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Paper = NonNullable<Order['invoices']>[number];
type DocumentTexts = Texts['orderPage']['documents'];

/** The papers that a table lists: all in a shop that charges, else those of an order with several invoices. */
export function listedPapers({ costs, invoices = [] }: Pick<Order, 'costs' | 'invoices'>) {
  const hasSeveral = invoices.filter(({ kind }) => kind === 'invoice').length > 1;
  return costs || hasSeveral ? invoices : [];
}

const LINK = 'font-medium text-ink underline underline-offset-4';
const FILE = { target: '_blank', rel: 'noopener' } as const;

function pathOf(orderId: string, file: string, number: string): string {
  return `/api/order/${orderId}/${file}?number=${encodeURIComponent(number)}`;
}

type CellProps = { orderId: string; paper: Paper; texts: DocumentTexts };

/** In a shop that charges: PDF, and XML where there is one. */
function NumberWithFiles({ orderId, paper: { number, kind, xml }, texts }: CellProps) {
  return (
    <span className="grid gap-0.5 as-cards:justify-items-end">
      <span className="whitespace-nowrap font-medium font-mono text-ink">{number}</span>
      <span className="flex gap-3">
        {(xml ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((file) => (
          <a
            key={file}
            href={pathOf(orderId, `${kind}.${file}`, number)}
            aria-label={fillText(texts.fileOf, { file: texts.files[file], number })}
            className={LINK}
            {...(file === 'pdf' ? FILE : { download: true })}
          >
            {texts.files[file]}
          </a>
        ))}
      </span>
    </span>
  );
}

function NumberWithDownload({ orderId, paper: { number, kind }, texts }: CellProps) {
  const id = `paper-${number}`;
  return (
    <span className="grid gap-0.5 as-cards:justify-items-end">
      <span id={id} className="whitespace-nowrap font-medium font-mono text-ink">
        {number}
      </span>
      <a href={pathOf(orderId, `${kind}.pdf`, number)} aria-describedby={id} className={LINK} {...FILE}>
        {texts.download[kind]}
      </a>
    </span>
  );
}

function moneyColumn(name: string, amount: (paper: Paper) => number | undefined, language: Language) {
  return {
    name,
    kind: 'figure',
    hasLabel: (paper: Paper) => amount(paper) !== undefined,
    cell: (paper: Paper) => {
      const dollars = amount(paper);
      return dollars === undefined ? null : formatDollars(dollars, language);
    },
  } as const;
}

type DocumentsProps = { orderId: string; documents: readonly Paper[]; texts: DocumentTexts };

function documentColumns({ orderId, documents, texts }: DocumentsProps, language: Language): Column<Paper>[] {
  const { columns } = texts;
  const isCharged = documents.some(({ net }) => net !== undefined);
  const isOnAccount = documents.some(({ dueOn }) => dueOn !== undefined);
  const hasNotes = documents.some(({ shipmentNumber }) => shipmentNumber !== undefined);
  const NumberCell = isCharged ? NumberWithFiles : NumberWithDownload;
  return [
    {
      name: isCharged ? columns.number : columns.invoice,
      cell: (paper) => <NumberCell orderId={orderId} paper={paper} texts={texts} />,
    },
    ...(isCharged ? [{ name: columns.kind, cell: ({ kind }: Paper) => texts.kinds[kind] }] : []),
    ...(hasNotes
      ? [
          {
            name: columns.deliveryNote,
            hasLabel: ({ shipmentNumber }: Paper) => shipmentNumber !== undefined,
            cell: ({ shipmentNumber }: Paper) =>
              shipmentNumber ? (
                <a
                  href={pathOf(orderId, 'delivery-note.pdf', shipmentNumber)}
                  className={`whitespace-nowrap font-mono ${LINK}`}
                  {...FILE}
                >
                  {shipmentNumber}
                </a>
              ) : null,
          },
        ]
      : []),
    {
      name: columns.date,
      className: 'figures whitespace-nowrap',
      cell: ({ issuedOn }) => formatDay(issuedOn, language, 'UTC'),
    },
    ...(isCharged
      ? [
          moneyColumn(columns.net, ({ net }) => net, language),
          moneyColumn(columns.tax, ({ tax }) => tax, language),
        ]
      : []),
    { ...moneyColumn(columns.total, ({ gross }) => gross, language), className: 'font-semibold text-ink' },
    ...(isOnAccount
      ? [
          {
            name: columns.due,
            className: 'figures whitespace-nowrap',
            hasLabel: ({ dueOn }: Paper) => dueOn !== undefined,
            cell: ({ dueOn }: Paper) => (dueOn ? formatDay(dueOn, language, 'UTC') : null),
          },
          moneyColumn(columns.open, ({ open }) => open, language),
        ]
      : []),
  ];
}

/** Invoices and credit notes of an order, with what they sum up to, what is open of them, and their files. */
export function OrderDocuments(props: DocumentsProps) {
  const { documents, texts } = props;
  const columns = documentColumns(props, useLanguage());
  return (
    <Table aria-label={documentsHeading(documents, texts)}>
      <DataHead columns={columns} />
      <TableBody>
        {documents.map((paper) => (
          <TableRow key={paper.number}>
            <DataCells columns={columns} row={paper} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A shop that charges has documents; any other the invoices of an order on account. */
export function documentsHeading(documents: readonly Paper[], texts: DocumentTexts): string {
  return documents.some(({ net }) => net !== undefined) ? texts.heading : texts.invoices;
}
