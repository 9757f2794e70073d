import { useLanguage } from '#use-language';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const FIGURE = 'figures whitespace-nowrap as-table:text-end';

type OrderDocumentsProps = {
  orderId: string;
  documents: NonNullable<Order['invoices']>;
  texts: Texts['orderPage']['documents'];
};

/** Invoices and credit notes of an order, with what they sum up to and their files. */
export function OrderDocuments({ orderId, documents, texts }: OrderDocumentsProps) {
  const language = useLanguage();
  const { columns } = texts;
  return (
    <Table aria-label={texts.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.number}</TableHeadCell>
          <TableHeadCell>{columns.kind}</TableHeadCell>
          <TableHeadCell>{columns.date}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.net}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.tax}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.total}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {documents.map(({ number, kind, issuedOn, net, tax, gross, xml }) => (
          <TableRow key={number}>
            <TableCell label={columns.number}>
              <span className="grid gap-0.5 as-cards:justify-items-end">
                <span className="whitespace-nowrap font-medium font-mono text-ink">{number}</span>
                <span className="flex gap-3">
                  {(xml ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((file) => (
                    <a
                      key={file}
                      href={`/api/order/${orderId}/${kind}.${file}?number=${encodeURIComponent(number)}`}
                      aria-label={fillText(texts.fileOf, { file: texts.files[file], number })}
                      className="font-medium text-ink underline underline-offset-4"
                      {...(file === 'pdf' ? { target: '_blank', rel: 'noopener' } : { download: true })}
                    >
                      {texts.files[file]}
                    </a>
                  ))}
                </span>
              </span>
            </TableCell>
            <TableCell label={columns.kind}>{texts.kinds[kind]}</TableCell>
            <TableCell label={columns.date} className="figures whitespace-nowrap">
              {formatDay(issuedOn, language, 'UTC')}
            </TableCell>
            <TableCell label={columns.net} className={FIGURE}>
              {formatDollars(net, language)}
            </TableCell>
            <TableCell label={columns.tax} className={FIGURE}>
              {formatDollars(tax, language)}
            </TableCell>
            <TableCell label={columns.total} className={`${FIGURE} font-semibold text-ink`}>
              {formatDollars(gross, language)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
