'use client';
import { RotateCw, X } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { Upload } from '@/lib/client/uploads/upload-queue';
import { fillText } from '@/lib/shared/text/fill-text';

export type UploadTexts = Record<
  'list' | 'waiting' | 'sending' | 'storing' | 'progress' | 'retry' | 'cancel' | 'dismiss',
  string
>;

type UploadListProps = {
  uploads: readonly Upload[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
  texts: UploadTexts;
};

export function UploadList({ uploads, onRetry, onRemove, texts }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={texts.list} className="grid gap-2">
      {uploads.map(({ id, file, state, share, error }) => (
        <li
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-md border border-line px-3 py-2"
        >
          <span className="wrap-anywhere min-w-0 text-ink text-sm">{file.name}</span>
          <span className="flex gap-2">
            {state === 'failed' ? (
              <RowButton
                label={fillText(texts.retry, { name: file.name })}
                icon={RotateCw}
                onClick={() => onRetry(id)}
              />
            ) : null}
            <RowButton
              label={fillText(state === 'failed' ? texts.dismiss : texts.cancel, { name: file.name })}
              icon={X}
              onClick={() => onRemove(id)}
            />
          </span>
          <span className="col-span-2 text-sm">
            {state === 'failed' ? (
              <span role="alert" className="font-medium text-danger">
                {fieldMessageOf(error, 'file') ?? sentenceOf(error)}
              </span>
            ) : (
              <Progress name={file.name} state={state} share={share} texts={texts} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

type ProgressProps = Pick<Upload, 'state' | 'share'> & { name: string; texts: UploadTexts };

function Progress({ name, state, share, texts }: ProgressProps) {
  const isSent = state === 'sending' && share >= 1;
  return (
    <span className="grid gap-1 text-muted">
      <progress
        aria-label={fillText(texts.progress, { name })}
        max={1}
        value={share}
        className="h-2 w-full appearance-none overflow-hidden rounded-sm border border-edge bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
      />
      <span>{isSent ? texts.storing : texts[state === 'waiting' ? 'waiting' : 'sending']}</span>
    </span>
  );
}

type RowButtonProps = { label: string; icon: typeof X; onClick: () => void };

function RowButton({ label, icon, onClick }: RowButtonProps) {
  return (
    <Button variant="outline" size="sm" aria-label={label} title={label} onClick={onClick} className="px-2.5">
      <Icon node={icon} className="size-4" />
    </Button>
  );
}
