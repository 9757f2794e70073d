import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge } from '@/components/ui/badge';
import { formatMoment } from '@/lib/shared/dates/dates';
import type { ContactMessage } from '@/lib/shared/inbox/contact.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LongText } from './long-text';
import type { RequestColumn } from './request-column';

export function contactColumns(texts: Texts): readonly RequestColumn<ContactMessage>[] {
  return [{ heading: texts.contact.manage.columns.message, className: 'as-table:w-2/5', Cell: MessageCell }];
}

type MessageCellProps = { request: ContactMessage; texts: Texts };

function MessageCell({ request: { number, topic, message, receivedAt }, texts }: MessageCellProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <div className="grid w-full min-w-0 gap-1.5">
      <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono font-semibold text-ink">{number}</span>
        <Badge>{texts.contact.form.topics[topic]}</Badge>
      </p>
      <time dateTime={receivedAt} className="figures text-muted text-xs">
        {formatMoment(receivedAt, language, timeZone)}
      </time>
      <LongText text={message} more={texts.requests.full} />
    </div>
  );
}
