'use client';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { GoogleIcon } from './google-icon';

type GoogleButtonProps = {
  label: string;
  hint?: string;
  or: string;
  disabled: boolean;
  onPress: () => void;
};

export function GoogleButton({ label, hint, or, disabled, onPress }: GoogleButtonProps) {
  const id = useId();
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {or}
      </p>
      <div className="grid gap-2">
        <Button
          variant="outline"
          onClick={onPress}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
        >
          <GoogleIcon />
          {label}
        </Button>
        {hint ? (
          <p id={id} className="text-center text-muted text-sm">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
