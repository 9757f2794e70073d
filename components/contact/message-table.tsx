import { useLanguage } from '#use-language';
import { EnquirerCell } from '@/components/enquiries/enquirer-cell';
import { EnquiryActions } from '@/components/enquiries/enquiry-actions';
import { EnquiryStateLabel } from '@/components/enquiries/enquiry-state-label';
import { LongText } from '@/components/enquiries/long-text';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatMoment } from '@/lib/shared/dates';
import type { ContactMessage } from '@/lib/shared/schemas/contact';
import type { Texts } from '@/lib/shared/texts/texts-for';

type MessageTableProps = { messages: readonly ContactMessage[]; texts: Texts };

/** Messages as admins work through them: what is asked, by whom, and the answer. */
export function MessageTable({ messages, texts }: MessageTableProps) {
  const language = useLanguage();
  const { manage } = texts.contact;
  const { columns } = manage;
  return (
    <Table aria-label={manage.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell className="md:w-2/5">{columns.message}</TableHeadCell>
          <TableHeadCell className="md:min-w-44 xl:min-w-52">{columns.sender}</TableHeadCell>
          <TableHeadCell className="md:min-w-32">{columns.state}</TableHeadCell>
          <TableHeadCell className="no-print md:text-end">{columns.actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {messages.map((message) => (
          <TableRow key={message._id}>
            <TableCell className="md:align-top">
              <div className="grid w-full min-w-0 gap-1.5">
                <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-mono font-semibold text-ink">{message.number}</span>
                  <Badge>{texts.contact.form.topics[message.topic]}</Badge>
                </p>
                <time dateTime={message.receivedAt} className="figures text-muted text-xs">
                  {formatMoment(message.receivedAt, language)}
                </time>
                <LongText text={message.message} more={texts.enquiries.full} />
              </div>
            </TableCell>
            <TableCell label={columns.sender} className="md:align-top">
              <EnquirerCell enquirer={message} />
            </TableCell>
            <TableCell label={columns.state} className="md:align-top">
              <EnquiryStateLabel handling={message} texts={texts.enquiries} />
            </TableCell>
            <TableCell className="no-print md:align-top">
              <EnquiryActions
                kind="contact"
                enquiry={{
                  _id: message._id,
                  number: message.number,
                  email: message.email,
                  state: message.state,
                }}
                subject={`Re: ${message.number} ${texts.contact.form.topics[message.topic]}`}
                texts={texts.enquiries}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
