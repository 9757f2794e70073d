import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import type { UploadProgress } from '@/lib/client/uploads/send-upload';
import { formatBytes } from '@/lib/shared/numbers/format-bytes';
import { formatPercent } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { ImportTexts } from './use-import';

const sizesOf = ({ sent, total }: UploadProgress, language: Language) => ({
  sent: formatBytes(sent, total, language),
  total: formatBytes(total, total, language),
});

/** It is said aloud at each quarter, not at each change. */
const SAID_AT = 25;

type UploadBarProps = { upload: UploadProgress; onCancel: () => void; texts: ImportTexts };

/** How much of a file is sent; until all of it is, it can be cancelled. */
export function UploadBar({ upload, onCancel, texts }: UploadBarProps) {
  const own = texts.upload;
  const language = useLanguage();
  const isSent = upload.sent >= upload.total;
  const said = isSent ? own.sent : fillText(own.sending, sizesOf(upload, language));
  const quarter = Math.floor((upload.sent / upload.total) * (100 / SAID_AT)) * SAID_AT;
  return (
    <div className="grid gap-3">
      <div className="grid gap-2">
        <p className="figures text-sm">{said}</p>
        <progress
          aria-label={own.label}
          value={upload.sent}
          max={upload.total}
          className="h-2 w-full appearance-none overflow-hidden rounded-sm border border-edge bg-surface [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-ink"
        />
        <p role="status" className="sr-only">
          {isSent ? own.sent : fillText(own.said, { percent: formatPercent(quarter, language) })}
        </p>
      </div>
      {isSent ? null : (
        <div>
          <Button variant="outline" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

type UploadCutOffProps = { cutOff: UploadProgress; onAgain: () => void; texts: ImportTexts };

/** The connection was lost before all was sent. */
export function UploadCutOff({ cutOff, onAgain, texts }: UploadCutOffProps) {
  const language = useLanguage();
  return (
    <Notice tone="danger">
      <p>{fillText(texts.upload.cutOff, sizesOf(cutOff, language))}</p>
      <Button size="sm" variant="outline" className="mt-2" onClick={onAgain}>
        {texts.upload.again}
      </Button>
    </Notice>
  );
}
