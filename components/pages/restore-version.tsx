'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { LinkButton } from '@/components/ui/links/link';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';

type RestoreVersionProps = {
  slug: string;
  version: number;
  presentHref: string;
  texts: { restore: string; restored: string; present: string };
};

export function RestoreVersion({ slug, version, presentHref, texts }: RestoreVersionProps) {
  const router = useLocalRouter();
  const [busy, setBusy] = useState(false);

  async function restore() {
    if (busy) return;
    setBusy(true);
    try {
      const { call, pageCalls } = await loadContracts(() => import('@/lib/shared/pages/pages.contract'));
      await call(pageCalls.restorePageVersion, { params: { slug, n: String(version) } });
      toastSuccess(texts.restored);
      router.push(presentHref);
      router.refresh();
    } catch (error) {
      toastFailure(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} onClick={() => void restore()}>
        {texts.restore}
      </Button>
      <LinkButton href={presentHref} variant="outline" prefetch={false}>
        {texts.present}
      </LinkButton>
    </div>
  );
}
