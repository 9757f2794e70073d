import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { AccountToVerify } from './registration-facts';

type RejectAccountProps = {
  account: AccountToVerify;
  texts: Texts['auth']['verify']['reject'];
  confirmTexts: ConfirmTexts;
  disabled: boolean;
  onConfirm: () => Promise<void>;
};

/** Closes an account that someone else opened with the reader's address. */
export function RejectAccount({ account, texts, confirmTexts, disabled, onConfirm }: RejectAccountProps) {
  return (
    <section className="grid justify-items-start gap-4 border-line border-t pt-6">
      <h2 className="font-bold text-lg">{texts.heading}</h2>
      <p className="leading-relaxed">{texts.text}</p>
      <ConfirmDialog
        trigger={
          <Button variant="outline-danger" disabled={disabled}>
            {texts.submit}
          </Button>
        }
        title={texts.title}
        text={fillText(texts.confirmText, { name: account.name })}
        texts={confirmTexts}
        onConfirm={onConfirm}
      />
    </section>
  );
}
