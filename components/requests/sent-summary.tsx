import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { partText } from '@/lib/shared/dates/calendar-part';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** What was asked for, as it was typed. */
export type SentRequest = {
  lines: readonly { toolId: string; name: string; quantity: string }[];
  note?: string | undefined;
  wishedOn?: string | undefined;
  files: readonly string[];
};

type SentSummaryProps = { sent: SentRequest; texts: Pick<Texts['quotes'], 'line' | 'wished' | 'sent'> };

export function SentSummary({ sent: { lines, note, wishedOn, files }, texts }: SentSummaryProps) {
  const language = useLanguage();
  return (
    <section aria-label={texts.sent.asked} className="grid w-full min-w-0 gap-2 border-line border-t pt-4">
      <h3 className="font-semibold text-ink text-sm">{texts.sent.asked}</h3>
      {lines.length > 0 ? (
        <ul className="figures grid gap-1 text-sm">
          {lines.map(({ toolId, name, quantity }) => (
            <li key={toolId} className="wrap-anywhere">
              <MeasuredText text={fillText(texts.line, { quantity, tool: name })} />
            </li>
          ))}
        </ul>
      ) : null}
      {note ? <p className="wrap-anywhere whitespace-pre-line text-sm">{note}</p> : null}
      {wishedOn ? (
        <p className="figures text-sm">
          {fillText(texts.wished, { day: partText(wishedOn, language, 'full') })}
        </p>
      ) : null}
      {files.length > 0 ? <p className="wrap-anywhere text-sm">{files.join(', ')}</p> : null}
    </section>
  );
}
