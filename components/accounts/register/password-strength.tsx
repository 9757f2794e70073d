'use client';
import { clsx } from 'clsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { passwordStrength } from '@/components/accounts/register/estimate-strength';
import type { Texts } from '@/lib/shared/texts/texts-for';

const BARS = { weak: 1, fair: 2, good: 3 } as const;
const COLOURS = { weak: 'bg-danger', fair: 'bg-accent-strong', good: 'bg-success' } as const;

export function PasswordStrengthHint({ texts }: { texts: Texts['auth']['strength'] }) {
  const { control } = useFormContext<{ password: string }>();
  const password = useWatch({ control, name: 'password' }) ?? '';
  const strength = passwordStrength(password);
  return (
    <div role="status" className="-mt-2 flex min-h-5 items-center gap-3 text-sm">
      {password === '' ? null : (
        <>
          <span aria-hidden="true" className="flex gap-1">
            {[1, 2, 3].map((bar) => (
              <span
                key={bar}
                className={clsx(
                  'h-1.5 w-8 rounded-sm',
                  bar <= BARS[strength] ? COLOURS[strength] : 'bg-line',
                )}
              />
            ))}
          </span>
          <span className="text-muted">{texts[strength]}</span>
        </>
      )}
    </div>
  );
}
