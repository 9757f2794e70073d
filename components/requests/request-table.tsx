import type { ComponentType } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge } from '@/components/ui/badge';
import { EmailText } from '@/components/ui/email-text';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { formatMoment } from '@/lib/shared/dates/dates';
import type { ContactMessage } from '@/lib/shared/inbox/contact.schema';
import type { QuoteRequest } from '@/lib/shared/inbox/quote.schema';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import type { ListedRequests } from '@/lib/shared/inbox/requests.contract';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { LongText } from './long-text';
import { QuoteHead } from './quote-head';
import { QuotedLines } from './quoted-lines';
import { RequestActions } from './request-actions';
import { RequestStateLabel } from './request-state-label';

function contactColumns(texts: Texts): readonly RequestColumn<ContactMessage>[] {
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

function quoteColumns({ quotes: { columns } }: Texts): readonly RequestColumn<QuoteRequest>[] {
  return [
    { heading: columns.request, isLabelled: true, Cell: HeadCell },
    { heading: columns.tools, className: 'as-table:w-1/3', Cell: QuotedLines },
  ];
}

type HeadCellProps = { request: QuoteRequest; texts: Texts };

function HeadCell({ request, texts }: HeadCellProps) {
  const language = useLanguage();
  return (
    <QuoteHead quote={request}>
      {request.lines.length > 0 ? (
        <span className="mt-1 font-semibold text-ink">
          <span className="sr-only">{texts.quotes.columns.value} </span>
          {formatDollars(request.listValue, language)}
        </span>
      ) : null}
    </QuoteHead>
  );
}

type RequestColumn<Row> = {
  heading: string;
  className?: string;
  /** Whether a card on a narrow screen shows the heading beside the cell. */
  isLabelled?: boolean;
  Cell: ComponentType<{ request: Row; texts: Texts }>;
};

type KindView<Row> = {
  caption: (texts: Texts) => string;
  columns: (texts: Texts) => readonly RequestColumn<Row>[];
  stateClassName: string;
  subject: (request: Row, texts: Texts) => string;
};

const VIEWS: { readonly [Kind in RequestKind]: KindView<ListedRequests[Kind]> } = {
  contact: {
    caption: ({ contact }) => contact.manage.heading,
    columns: contactColumns,
    stateClassName: 'as-table:min-w-32',
    subject: ({ topic }, { contact }) => contact.form.topics[topic],
  },
  quote: {
    caption: ({ quotes }) => quotes.manage.heading,
    columns: quoteColumns,
    stateClassName: 'as-table:min-w-28',
    subject: (_, { quotes }) => quotes.title,
  },
};

type RequestTableProps<Kind extends RequestKind> = {
  kind: Kind;
  requests: readonly ListedRequests[Kind][];
  texts: Texts;
};

/** Replaces the data of a closed account by texts in the page's language. */
function shownRequester<Requester extends { name: string; email: string }>(
  requester: Requester,
  texts: Texts['privacy']['closed'],
): Requester {
  return isOfClosedAccount(requester.email) ? { ...requester, name: texts.buyer, email: '' } : requester;
}

export function RequestTable<Kind extends RequestKind>({ kind, requests, texts }: RequestTableProps<Kind>) {
  const view: KindView<ListedRequests[Kind]> = VIEWS[kind];
  const columns = view.columns(texts);
  const { sender, state, actions } = texts.requests.columns;
  return (
    <Table aria-label={view.caption(texts)}>
      <TableHead>
        <TableRow>
          {columns.map(({ heading, className }) => (
            <TableHeadCell key={heading} className={className}>
              {heading}
            </TableHeadCell>
          ))}
          <TableHeadCell className="as-table:max-xl:min-w-44 xl:min-w-52">{sender}</TableHeadCell>
          <TableHeadCell className={view.stateClassName}>{state}</TableHeadCell>
          <TableHeadCell className="no-print as-table:text-end">{actions}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map((request) => (
          <TableRow key={request._id}>
            {columns.map(({ heading, isLabelled, Cell }) => (
              <TableCell
                key={heading}
                label={isLabelled ? heading : undefined}
                className="as-table:align-top"
              >
                <Cell request={request} texts={texts} />
              </TableCell>
            ))}
            <TableCell label={sender} className="as-table:align-top">
              <RequesterCell requester={shownRequester(request, texts.privacy.closed)} />
            </TableCell>
            <TableCell label={state} className="as-table:align-top">
              <RequestStateLabel handling={request} texts={texts.requests} />
            </TableCell>
            <TableCell className="no-print as-table:align-top">
              <RequestActions
                kind={kind}
                request={{
                  _id: request._id,
                  number: request.number,
                  email: request.email,
                  state: request.state,
                }}
                subject={`Re: ${request.number} ${view.subject(request, texts)}`}
                texts={texts.requests}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type RequesterCellProps = {
  requester: { name: string; email: string; company?: string | undefined; phone?: string | undefined };
};

function RequesterCell({ requester: { name, email, company, phone } }: RequesterCellProps) {
  return (
    <span className="grid min-w-0 gap-0.5 text-end as-table:text-start">
      <span className="wrap-anywhere font-medium text-ink">{name}</span>
      {company ? <span className="wrap-anywhere text-xs">{company}</span> : null}
      {email ? <EmailText email={email} className="text-muted text-xs" /> : null}
      {phone ? (
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="figures wrap-anywhere justify-self-end text-muted text-xs underline underline-offset-2 as-table:justify-self-start"
        >
          {phone}
        </a>
      ) : null}
    </span>
  );
}
