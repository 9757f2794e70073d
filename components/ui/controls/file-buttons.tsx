'use client';
import { FileUp, type IconNode } from 'lucide';
import { type ComponentProps, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/client/files/save-file';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { Button } from './button';

type FileButtonProps = {
  path: string;
  label: string;
  icon: IconNode;
  size?: 'xs' | 'sm';
  /** On phones without its words. */
  isCompact?: boolean;
};

/** Downloaded with the token, which a link could not send. */
export function FileButton({ path, label, icon, size = 'sm', isCompact = false }: FileButtonProps) {
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
      {isCompact ? <span className="max-sm:sr-only">{label}</span> : label}
    </Button>
  );
}

type TableFileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'type'> & {
  label: string;
  onFile: (file: File) => void;
};

export function TableFileButton({ label, onFile, ...rest }: TableFileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" {...rest} onClick={() => picker.current?.click()}>
        <Icon node={FileUp} className="size-4.5" />
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
