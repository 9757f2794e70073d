'use client';
import type { IconNode } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/client/files/save-file';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';

type FileButtonProps = {
  path: string;
  label: string;
  icon: IconNode;
  size?: 'xs' | 'sm';
};

/** Downloaded with the token, which a link could not send. */
export function FileButton({ path, label, icon, size = 'sm' }: FileButtonProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      await saveFile(path);
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" size={size} busy={busy} onClick={() => void save()}>
      <Icon node={icon} />
      {label}
    </Button>
  );
}
