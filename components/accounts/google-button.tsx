'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';

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

/** Google's logo, in the colours its branding guidelines require. */
function GoogleIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.5c-.1 1.1-.8 2.7-2.4 3.8l3.7 2.9c2.3-2.1 3.7-5.1 3.7-8.6z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.8-2.9c-1 .7-2.4 1.2-4.1 1.2-3.2 0-5.9-2.1-6.8-5L1.3 17.3C3.3 21.3 7.3 24 12 24z"
      />
      <path
        fill="#FBBC05"
        d="M5.2 14.4c-.3-.7-.4-1.5-.4-2.4s.1-1.6.4-2.4L1.3 6.7C.5 8.3 0 10.1 0 12s.5 3.7 1.3 5.3z"
      />
      <path
        fill="#EA4335"
        d="M12 4.6c2.3 0 3.8 1 4.7 1.8l3.4-3.3C18 1.2 15.2 0 12 0 7.3 0 3.3 2.7 1.3 6.7l3.9 2.9c.9-2.9 3.6-5 6.8-5z"
      />
    </svg>
  );
}
