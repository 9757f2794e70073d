'use client';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { LinkButton } from '@/components/ui/links/link';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { SitePart } from '@/lib/shared/pages/site.schema';

type RestoreVersionProps = {
  /** A page, or a part of the site. */
  of: { slug: string } | { part: SitePart };
  version: number;
  /** The present one, which is replaced. */
  revision: number;
  presentHref: string;
  texts: { restore: string; restoreTitle: string; restoreText: string; restored: string; present: string };
  confirm: ConfirmTexts;
};

type Restored = Pick<RestoreVersionProps, 'of' | 'version' | 'revision'>;

async function restore({ of, version, revision }: Restored): Promise<void> {
  const [n, body] = [String(version), { revision }];
  if ('slug' in of) {
    const { call, pageCalls } = await loadContracts(() => import('@/lib/shared/pages/pages.contract'));
    await call(pageCalls.restorePageVersion, { params: { ...of, n }, body });
  } else {
    const { call, siteCalls } = await loadContracts(() => import('@/lib/shared/pages/site.contract'));
    await call(siteCalls.restoreSiteVersion, { params: { ...of, n }, body });
  }
}

export function RestoreVersion({ presentHref, texts, confirm, ...restored }: RestoreVersionProps) {
  const router = useLocalRouter();

  async function onConfirm() {
    try {
      await restore(restored);
      toastSuccess(texts.restored);
      router.push(presentHref);
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
    // Also shows what someone else saved meanwhile.
    router.refresh();
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmDialog
        trigger={<Button>{texts.restore}</Button>}
        title={texts.restoreTitle}
        text={texts.restoreText}
        tone="primary"
        texts={confirm}
        onConfirm={onConfirm}
      />
      <LinkButton href={presentHref} variant="outline" prefetch={false}>
        {texts.present}
      </LinkButton>
    </div>
  );
}
