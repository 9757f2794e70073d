'use client';
import { clsx } from 'clsx';
import { useFormContext, useWatch } from 'react-hook-form';
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

type PasswordStrength = 'weak' | 'fair' | 'good';

const FAIR_FROM = 10;
const GOOD_FROM = 14;

/** Length without repeats (`aaaa`) and runs (`1234`, `dcba`), which are guessed first. */
function surprisingLength(letters: readonly string[]): number {
  let count = Math.min(letters.length, 1);
  for (let at = 1; at < letters.length; at++) {
    const step = (letters[at]?.codePointAt(0) ?? 0) - (letters[at - 1]?.codePointAt(0) ?? 0);
    if (Math.abs(step) > 1) count += 1;
  }
  return count;
}

/**
 * A hint while typing, not a rule: product §5.2 and the server's list of common passwords decide what may be chosen.
 * Length counts most (NIST SP 800-63B, OWASP ASVS 5, 6.2).
 */
export function passwordStrength(password: string): PasswordStrength {
  const letters = [...password.toLowerCase()];
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password));
  const different = new Set(letters).size;
  const score = Math.min(surprisingLength(letters), different * 2) + Math.max(0, kinds.length - 1);
  if (score >= GOOD_FROM) return 'good';
  return score >= FAIR_FROM ? 'fair' : 'weak';
}
