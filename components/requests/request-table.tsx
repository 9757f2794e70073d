import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import {
  CellLines,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { ContactMessage } from '@/lib/shared/requests/contact.schema';
import type { QuoteRequest } from '@/lib/shared/requests/quote.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RequestActions } from './request-actions';
import { answerHref, QuotedLines, RequestOffer, RequestStateLabel } from './request-cells';

function contactColumns(texts: Texts): readonly RequestColumn<ContactMessage>[] {
  return [{ heading: texts.contact.manage.columns.message, className: '', Cell: MessageCell }];
}

type MessageCellProps = { request: ContactMessage; texts: Texts };

/** A message of this length fits its line. */
const SHORT_MESSAGE = 40;

function MessageCell({ request: { number, topic, message, receivedAt }, texts }: MessageCellProps) {
  return (
    <CellLines
      below={message}
      belowTitle={message}
      aside={
        message.length > SHORT_MESSAGE || message.includes('\n') ? (
          <details name="row" className="row-details">
            <summary>{texts.requests.full}</summary>
            <div className="wrap-anywhere whitespace-pre-line as-table:w-96">{message}</div>
          </details>
        ) : null
      }
    >
      <span className="figures flex min-w-0 items-baseline gap-x-2">
        <span className="font-mono font-semibold text-ink">{number}</span>{' '}
        <span className="truncate font-medium text-ink">{texts.contact.form.topics[topic]}</span>{' '}
        <Moment at={receivedAt} className="truncate text-muted text-xs" />
      </span>
    </CellLines>
  );
}

function quoteColumns({ quotes: { columns } }: Texts): readonly RequestColumn<QuoteRequest>[] {
  return [
    { heading: columns.request, className: 'as-table:w-40 as-table:max-xl:w-36', Cell: HeadCell },
    { heading: columns.tools, className: '', Cell: ToolsCell },
  ];
}

type QuoteCellProps = { request: QuoteRequest; texts: Texts };

function HeadCell({ request, texts }: QuoteCellProps) {
  const { number, requestedAt, lines, listValue } = request;
  const answer = answerHref(request);
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <CellLines
      below={
        <>
          <time dateTime={requestedAt}>{formatDay(requestedAt, language, timeZone)}</time>
          {lines.length > 0 ? (
            <span className="ms-2 font-semibold text-ink">
              <span className="sr-only">{texts.quotes.columns.value} </span>
              {formatDollars(listValue, language)}
            </span>
          ) : null}
        </>
      }
    >
      {answer ? (
        <Link
          href={answer}
          prefetch={false}
          className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {number}
        </Link>
      ) : (
        <span className="font-mono font-semibold text-ink">{number}</span>
      )}
    </CellLines>
  );
}

function ToolsCell({ request, texts }: QuoteCellProps) {
  const language = useLanguage();
  const { lines, note } = request;
  const [first, ...others] = lines;
  const more = fillText(texts.orders.more, { count: formatNumber(others.length, language) });
  return (
    <CellLines
      title={first?.toolName}
      below={[...(others.length > 0 ? [more] : []), ...(note ? [note] : [])].join(' · ') || null}
      belowTitle={note}
      aside={
        others.length > 0 || note ? (
          <details name="row" className="row-details">
            <summary>{texts.requests.full}</summary>
            <div className="as-table:w-96">
              <QuotedLines request={request} texts={texts} />
            </div>
          </details>
        ) : null
      }
    >
      {first ? (
        <>
          <span className="font-medium text-ink">
            {fillText(texts.quotes.line, {
              quantity: formatNumber(first.quantity, language),
              tool: first.toolName,
            })}
          </span>{' '}
          <span className="font-mono text-muted text-xs">{first.toolSku}</span>
        </>
      ) : null}
    </CellLines>
  );
}

type RequestColumn<Row> = {
  heading: string;
  className: string;
  Cell: ComponentType<{ request: Row; texts: Texts }>;
};

type KindView<Row> = {
  caption: (texts: Texts) => string;
  columns: (texts: Texts) => readonly RequestColumn<Row>[];
  Answer?: ComponentType<{ request: Row; texts: Texts }>;
  subject: (request: Row, texts: Texts) => string;
};

const VIEWS: { readonly [Kind in RequestKind]: KindView<ListedRequests[Kind]> } = {
  contact: {
    caption: ({ contact }) => contact.manage.heading,
    columns: contactColumns,
    subject: ({ topic }, { contact }) => contact.form.topics[topic],
  },
  quote: {
    caption: ({ quotes }) => quotes.manage.heading,
    columns: quoteColumns,
    Answer: RequestOffer,
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
  const { Answer } = view;
  const { sender, state, actions } = texts.requests.columns;
  return (
    <Table aria-label={view.caption(texts)} className="as-table:table-fixed">
      <TableHead>
        <TableRow>
          {columns.map(({ heading, className }) => (
            <TableHeadCell key={heading} className={className}>
              {heading}
            </TableHeadCell>
          ))}
          <TableHeadCell className="as-table:w-[18%]">{sender}</TableHeadCell>
          <TableHeadCell className="as-table:w-26">{state}</TableHeadCell>
          <TableHeadCell
            className={clsx(
              'no-print as-table:text-end',
              Answer ? 'as-table:w-88 as-table:max-xl:w-48' : 'as-table:w-80 as-table:max-xl:w-24',
            )}
          >
            {actions}
          </TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requests.map((request) => (
          <TableRow key={request._id} className="as-cards:grid-cols-[minmax(0,1fr)_auto]">
            {columns.map(({ heading, Cell }) => (
              <TableCell key={heading} className="as-cards:col-span-full">
                <Cell request={request} texts={texts} />
              </TableCell>
            ))}
            <TableCell>
              <RequesterCell requester={shownRequester(request, texts.privacy.closed)} />
            </TableCell>
            <TableCell className="as-cards:justify-end">
              <RequestStateLabel handling={request} texts={texts.requests} />
            </TableCell>
            <TableCell className="no-print as-cards:col-span-full">
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
              >
                {Answer ? <Answer request={request} texts={texts} /> : null}
              </RequestActions>
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
    <CellLines
      title={company ? `${name}, ${company}` : name}
      below={
        <>
          {email}
          {email && phone ? ' · ' : null}
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="underline underline-offset-2">
              {phone}
            </a>
          ) : null}
        </>
      }
      belowTitle={phone ? `${email} · ${phone}` : email}
    >
      <span className="font-medium text-ink">{name}</span>{' '}
      {company ? <span className="text-muted">{company}</span> : null}
    </CellLines>
  );
}
