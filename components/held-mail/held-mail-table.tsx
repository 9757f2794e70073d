'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
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
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { columns } = texts;
  const select = (id: string, isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <div className="grid min-w-0 gap-3">
      <HeldMailSelection
        mails={mails}
        selected={selected}
        onChange={setSelected}
        texts={texts}
        confirm={confirm}
      />
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.mail}</TableHeadCell>
            <TableHeadCell className="md:min-w-36">{columns.to}</TableHeadCell>
            <TableHeadCell>{columns.order}</TableHeadCell>
            <TableHeadCell>{columns.written}</TableHeadCell>
            <TableHeadCell className="no-print md:text-end">{columns.actions}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map((mail) => (
            <HeldMailRow
              key={mail.id}
              mail={mail}
              isSelected={selected.has(mail.id)}
              onSelect={(isSelected) => select(mail.id, isSelected)}
              texts={texts}
              confirm={confirm}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type SelectionProps = Omit<HeldMailTableProps, 'caption'> & {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

function HeldMailSelection({ mails, selected, onChange, texts, confirm }: SelectionProps) {
  const language = useLanguage();
  const ids = mails.map(({ id }) => id).filter((id) => selected.has(id));
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4.5 accent-ink"
          checked={mails.length > 0 && ids.length === mails.length}
          onChange={(event) => onChange(new Set(event.target.checked ? mails.map(({ id }) => id) : []))}
        />
        {texts.selectAll}
      </label>
      {ids.length > 0 ? (
        <>
          <span className="text-muted text-sm" role="status">
            {fillText(texts.selected, { count: formatNumber(ids.length, language) })}
          </span>
          <span className="flex flex-wrap gap-2">
            <DecideMailButton decision="send" ids={ids} isSelection texts={texts} confirm={confirm} />
            <DecideMailButton decision="discard" ids={ids} isSelection texts={texts} confirm={confirm} />
          </span>
        </>
      ) : null}
    </div>
  );
}

type RowProps = {
  mail: HeldMail;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
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
          <input
            type="checkbox"
            className="no-print mt-0.5 size-4.5 shrink-0 accent-ink"
            checked={isSelected}
            aria-label={fillText(texts.selectOne, { subject, to })}
            onChange={(event) => onSelect(event.target.checked)}
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
      <TableCell className="no-print md:text-end">
        <span className="flex flex-wrap justify-end gap-2 xl:flex-nowrap">
          <DecideMailButton decision="send" ids={[id]} texts={texts} confirm={confirm} />
          <DecideMailButton decision="discard" ids={[id]} texts={texts} confirm={confirm} />
        </span>
      </TableCell>
    </TableRow>
  );
}
