import { Paperclip } from 'lucide';
import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Moment } from '@/components/ui/moment';
import { CellLines } from '@/components/ui/tables/table';
import { callPath } from '@/lib/client/page/call-path';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { QuotedLine, QuoteRequest } from '@/lib/shared/requests/quote.schema';
import type { RequestState } from '@/lib/shared/requests/request.schema';
import type { RequestFile } from '@/lib/shared/requests/request-file.schema';
import type { quoteCalls } from '@/lib/shared/requests/requests.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type QuotedLinesProps = {
  request: Pick<QuoteRequest, 'lines' | 'note' | 'wishedOn' | 'files'>;
  texts: Pick<Texts, 'quotes' | 'requests'>;
};

export function QuotedLines({ request: { lines, note, wishedOn, files }, texts }: QuotedLinesProps) {
  const language = useLanguage();
  return (
    <div className="grid w-full min-w-0 gap-2">
      {lines.length > 0 ? (
        <ul className="grid w-full gap-1.5">
          {lines.map((line) => (
            <Line key={line.toolId} line={line} texts={texts.quotes} />
          ))}
        </ul>
      ) : null}
      {note ? (
        <div className="border-line border-s-2 ps-3">
          <LongText text={note} more={texts.requests.full} />
        </div>
      ) : null}
      {wishedOn ? (
        <span className="figures font-medium text-ink">
          {fillText(texts.quotes.wished, { day: partText(wishedOn, language, 'full') })}
        </span>
      ) : null}
      <RequestFiles files={files} texts={texts.quotes.files} />
    </div>
  );
}

type RequestFilesProps = { files: readonly RequestFile[] | undefined; texts: Texts['quotes']['files'] };

/** Links to the files of a request, each of which is downloaded. */
export function RequestFiles({ files = [], texts }: RequestFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={texts.listed} className="grid gap-1">
      {files.map(({ id, name }) => (
        <li key={id} className="flex min-w-0 items-start gap-1.5">
          <Icon node={Paperclip} className="mt-0.5 size-4 shrink-0 text-muted" />
          <a
            href={callPath<typeof quoteCalls.getQuoteFile>('/api/quote/file/{id}', { params: { id } })}
            download={name}
            className="wrap-anywhere min-w-0 text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Line({ line, texts }: { line: QuotedLine; texts: Texts['quotes'] }) {
  const language = useLanguage();
  return (
    <li className="grid min-w-0 gap-0.5">
      <span className="wrap-anywhere font-medium text-ink">
        <MeasuredText
          text={fillText(texts.line, {
            quantity: formatNumber(line.quantity, language),
            tool: line.toolName,
          })}
        />
      </span>
      <span className="figures text-muted text-xs">
        <span className="font-mono">{line.toolSku}</span>
        {line.toolSku ? ' · ' : ''}
        {line.unitPrice === undefined
          ? texts.lines.onRequest
          : fillText(texts.lines.perUnit, { price: formatDollars(line.unitPrice, language) })}
      </span>
    </li>
  );
}

type LongTextProps = { text: string; more: string };

const SHORT_LENGTH = 180;
const SHORT_LINES = 3;

/** A long text is shortened, without line breaks, until it is expanded. */
export function LongText({ text, more }: LongTextProps) {
  const isShort = text.length <= SHORT_LENGTH && text.split('\n').length <= SHORT_LINES;
  if (isShort) return <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
  return (
    <details className="group">
      <summary className="list-none rounded-sm">
        <span className="wrap-anywhere line-clamp-3 group-open:line-clamp-none group-open:whitespace-pre-line print:line-clamp-none print:whitespace-pre-line">
          {text}
        </span>
        <span className="no-print mt-0.5 inline-block font-medium text-ink text-xs underline decoration-line underline-offset-4 group-open:hidden">
          {more}
        </span>
      </summary>
    </details>
  );
}

/** The offer that answers a request, or where one is made; undefined if none can be. */
export function answerHref({ _id, email, state, offer }: QuoteRequest): string | undefined {
  if (offer) return OFFER_ROUTES.managed(offer._id);
  return state === 'spam' || isOfClosedAccount(email) ? undefined : OFFER_ROUTES.forRequest(_id);
}

export function RequestOffer({ request, texts }: { request: QuoteRequest; texts: Pick<Texts, 'offers'> }) {
  const { manage, own } = texts.offers;
  const href = answerHref(request);
  if (!href) return null;
  return (
    <LinkButton href={href} prefetch={false} variant={request.offer ? 'ghost' : 'outline'} size="xs">
      {request.offer ? fillText(own.link, { number: request.offer.number }) : manage.make}
    </LinkButton>
  );
}

const TONES: Record<RequestState, BadgeTone> = { open: 'accent', answered: 'success', spam: 'neutral' };

type RequestStateLabelProps = {
  handling: { state: RequestState; answeredAt?: string | undefined; answeredBy?: string | undefined };
  texts: Texts['requests'];
};

export function RequestStateLabel({ handling, texts }: RequestStateLabelProps) {
  const { state, answeredAt, answeredBy } = handling;
  const handled =
    answeredAt && answeredBy ? (
      <Moment
        at={answeredAt}
        titled
        text={fillText(texts.answeredBy, { name: answeredBy })}
        // As far as the actions of an answered request leave room.
        className="truncate as-table:block as-table:max-w-56 as-table:max-xl:max-w-30"
      />
    ) : null;
  return (
    <CellLines below={handled} className="justify-items-end as-table:justify-items-start">
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
    </CellLines>
  );
}
