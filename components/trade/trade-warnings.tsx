import { Notice } from '@/components/ui/notice';
import type { Translations } from '@/lib/shared/messages/messages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { TradeResponse } from '@/lib/shared/trade/trade-calls.schema';

type TradeWarningsProps = {
  warnings: TradeResponse['warnings'];
  translations: Translations;
  label: string;
};

/** What an admin should look at in the settings that are saved. */
export function TradeWarnings({ warnings, translations, label }: TradeWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <section aria-label={label} className="grid gap-2">
      {warnings.map(({ code, params = {}, sentence }) => {
        const translated = translations[code];
        const text = translated === undefined ? sentence : fillText(translated, params);
        return (
          <Notice key={text} tone="warning">
            <p>{text}</p>
          </Notice>
        );
      })}
    </section>
  );
}
