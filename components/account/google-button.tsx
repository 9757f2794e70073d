'use client';
import { Button } from '@/components/ui/button';
import { GoogleIcon } from './google-icon';

type GoogleButtonProps = { label: string; or: string; disabled: boolean; onPress: () => void };

/** The other way to sign in: with a Google account. */
export function GoogleButton({ label, or, disabled, onPress }: GoogleButtonProps) {
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {or}
      </p>
      <Button variant="outline" onClick={onPress} disabled={disabled}>
        <GoogleIcon />
        {label}
      </Button>
    </div>
  );
}
