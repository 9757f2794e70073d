import { Panel } from '@/components/ui/panel';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';

type TaxFieldsProps = { tax: TaxSettings; texts: Texts['trade']['tax'] };

/** Shows the one mode that this version can charge; nothing of it can be edited. */
export function TaxFields({ tax, texts }: TaxFieldsProps) {
  const isNone = tax.mode === 'none';
  return (
    <Panel heading={texts.heading}>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1.5 font-semibold text-ink text-sm">{texts.mode}</legend>
        {isNone ? (
          <div className="flex items-start gap-2.5 text-sm">
            <input
              id="tax-none"
              type="radio"
              name="tax-mode"
              value="none"
              checked
              readOnly
              aria-describedby="tax-none-text"
              className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
            />
            <div className="grid min-w-0 gap-0.5">
              <label htmlFor="tax-none" className="font-semibold text-ink">
                {texts.modes.none}
              </label>
              <span id="tax-none-text" className="max-w-prose text-muted">
                {texts.noneText}
              </span>
            </div>
          </div>
        ) : (
          <p className="text-sm">{texts.other}</p>
        )}
      </fieldset>
      <p className="max-w-prose text-sm">{texts.others}</p>
      <p className="max-w-prose text-muted text-sm">{texts.classes}</p>
    </Panel>
  );
}
