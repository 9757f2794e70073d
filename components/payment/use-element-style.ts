'use client';
import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { onThemeChange } from '@/components/shell/theme/theme';

const TOKENS = {
  color: '--color-ink',
  placeholder: '--color-muted',
  danger: '--color-danger',
  ground: '--color-surface',
  dangerGround: '--color-danger-wash',
} as const;

function resolveColor(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}

function styleNow(): StripeElementStyle {
  return {
    base: {
      color: resolveColor(TOKENS.color),
      // As around the frame, whose own ground is white in every theme for who reads its colours from inside.
      backgroundColor: resolveColor(TOKENS.ground),
      iconColor: resolveColor(TOKENS.placeholder),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: resolveColor(TOKENS.placeholder) },
    },
    invalid: {
      color: resolveColor(TOKENS.danger),
      backgroundColor: resolveColor(TOKENS.dangerGround),
      iconColor: resolveColor(TOKENS.danger),
    },
  };
}

/** The provider's fields are in frames that the store's style sheet and tokens do not reach. */
export function useElementStyle(): StripeElementStyle | undefined {
  const [style, setStyle] = useState<StripeElementStyle>();
  useEffect(() => {
    const follow = () => setStyle(styleNow());
    follow();
    return onThemeChange(follow);
  }, []);
  return style;
}
