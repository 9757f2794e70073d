'use client';
import { useMemo } from 'react';
import { useLanguage } from '#use-language';
import { SelectRow } from '@/components/dashboard/select-row';
import { SelectedRowsBar } from '@/components/dashboard/selected-rows-bar';
import { useRowSelection } from '@/components/dashboard/use-row-selection';
import { Badge } from '@/components/ui/badge';
import type { ConfirmTexts } from '@/components/ui/confirm-dialog';
import { EmailText } from '@/components/ui/email-text';
import { Link } from '@/components/ui/link';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatMoment } from '@/lib/shared/dates';
import { formatNumber } from '@/lib/shared/numbers';
import { ROUTES } from '@/lib/shared/routes';
import type { HeldMail } from '@/lib/shared/schemas/held-mail';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DecideMailButton } from './decide-mail-button';

type TableTexts = Texts['heldMail']['table'];
type HeldMailTableProps = {
  caption: string;
  mails: readonly HeldMail[];
  texts: TableTexts;
  confirm: ConfirmTexts;
};

/** Mails that a restore set aside: what each is about, to whom and when it was written, to be sent or discarded. */
export function HeldMailTable({ caption, mails, texts, confirm }: HeldMailTableProps) {
  const language = useLanguage();
  const page = useMemo(() => mails.map(({ id }) => id), [mails]);
  const { ids, chosen, isWhole, choose, choosePage } = useRowSelection(page);
  const { columns } = texts;
  const words = { texts, confirm, isSelection: true };
  return (
    <div className="grid min-w-0 gap-3">
      <SelectedRowsBar
        label={texts.selectAll}
        isWhole={isWhole}
        isPart={chosen.length > 0 && !isWhole}
        onSelectPage={choosePage}
        count={
          chosen.length > 0 ? fillText(texts.selected, { count: formatNumber(chosen.length, language) }) : ''
        }
        actions={
          <>
            <DecideMailButton decision="send" ids={chosen} {...words} />
            <DecideMailButton decision="discard" ids={chosen} {...words} />
          </>
        }
      />
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.mail}</TableHeadCell>
            <TableHeadCell className="as-table:min-w-36">{columns.to}</TableHeadCell>
            <TableHeadCell>{columns.order}</TableHeadCell>
            <TableHeadCell>{columns.written}</TableHeadCell>
            <TableHeadCell className="no-print as-table:text-end">{columns.actions}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map((mail) => (
            <HeldMailRow
              key={mail.id}
              mail={mail}
              isSelected={ids.has(mail.id)}
              onSelect={(isSelected, isRange) => choose(mail.id, isSelected, isRange)}
              texts={texts}
              confirm={confirm}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type RowProps = {
  mail: HeldMail;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  texts: TableTexts;
  confirm: ConfirmTexts;
};

function HeldMailRow({ mail, isSelected, onSelect, texts, confirm }: RowProps) {
  const language = useLanguage();
  const { columns } = texts;
  const { id, kind, to, subject, orderId, orderNumber, writtenAt } = mail;
  return (
    <TableRow>
      <TableCell>
        <span className="flex items-start gap-3">
          <SelectRow
            label={fillText(texts.selectOne, { subject, to })}
            isSelected={isSelected}
            onSelect={onSelect}
          />
          <span className="grid min-w-0 justify-items-start gap-1">
            <span className="wrap-anywhere line-clamp-3 text-ink">{subject}</span>
            <Badge>{texts.kinds[kind]}</Badge>
          </span>
        </span>
      </TableCell>
      <TableCell label={columns.to}>
        <EmailText email={to} />
      </TableCell>
      <TableCell label={columns.order}>
        {orderId ? (
          <Link
            href={ROUTES.manageOrder(orderId)}
            prefetch={false}
            className="whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {orderNumber ?? orderId}
          </Link>
        ) : (
          <span className="text-muted">{texts.noOrder}</span>
        )}
      </TableCell>
      <TableCell label={columns.written} className="figures">
        <time dateTime={writtenAt}>{formatMoment(writtenAt, language)}</time>
      </TableCell>
      <TableCell className="no-print as-table:text-end">
        <span className="flex flex-wrap justify-end gap-2 xl:flex-nowrap">
          <DecideMailButton decision="send" ids={[id]} texts={texts} confirm={confirm} />
          <DecideMailButton decision="discard" ids={[id]} texts={texts} confirm={confirm} />
        </span>
      </TableCell>
    </TableRow>
  );
}
