'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/api-keys'));

type OwnTexts = Pick<Texts['apiKeys'], 'revoke' | 'revokeTitle' | 'revokeText' | 'revoked'>;
type RevokeKeyButtonProps = {
  apiKey: { _id: string; name: string };
  texts: { own: OwnTexts; confirm: ConfirmTexts };
};

/** The "Revoke" button of a key, which asks first. */
export function RevokeKeyButton({ apiKey, texts }: RevokeKeyButtonProps) {
  const { busy, button, run } = useRowAction();
  const { own } = texts;

  async function revoke(): Promise<string> {
    const { revokeApiKey } = await loadCalls();
    await revokeApiKey(apiKey._id);
    return own.revoked;
  }

  return (
    <ConfirmDialog
      trigger={
        <Button
          ref={button}
          variant="outline-danger"
          size="sm"
          busy={busy}
          aria-label={`${own.revoke}: ${apiKey.name}`}
        >
          {own.revoke}
        </Button>
      }
      title={fillText(own.revokeTitle, { name: apiKey.name })}
      text={own.revokeText}
      texts={texts.confirm}
      onConfirm={() => run(revoke, sentenceOf)}
    />
  );
}
