import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { formatDay } from '@/lib/shared/dates/dates';
import type { OpenRequest } from '@/lib/shared/desk/desk.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection } from './desk-section';

type OpenRequestsProps = {
  requests: { count: number; entries: readonly OpenRequest[] };
  texts: Texts['desk']['requests'];
};

/** What the reader waits for. Named by an address: `DESK_ROUTES.openRequests`. */
export function OpenRequests({ requests: { count, entries }, texts }: OpenRequestsProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  if (count === 0) return null;
  return (
    <DeskSection heading={texts.heading} count={count} id="open-requests">
      <ul className="figures text-sm">
        {entries.map(({ kind, id, number, text, href, since }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto_auto]"
          >
            <Link
              href={href}
              prefetch={false}
              className="w-fit whitespace-nowrap font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {number}
            </Link>
            <span className="min-w-0 truncate">
              <MeasuredText text={text} />
            </span>
            <span className="text-muted text-xs">{texts.kinds[kind]}</span>
            <span className="whitespace-nowrap text-end text-muted text-xs sm:min-w-24">
              {fillText(texts.since, { day: formatDay(since, language, timeZone) })}
            </span>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
