'use client';
import { FileUp } from 'lucide';
import { type ComponentProps, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Button } from './button';

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
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
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
