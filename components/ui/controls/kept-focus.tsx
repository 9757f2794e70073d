'use client';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type KeptFocusProps = {
  /** A change of this makes the content anew. */
  version: string | number;
  children: ReactNode;
};

/** `name` of the control that had the focus, empty for one without; null where the focus was elsewhere. */
type Focused = RefObject<string | null>;

/** A form that is made anew, as by saving it, keeps the focus: at the same field, else at its button. */
export function KeptFocus({ version, children }: KeptFocusProps) {
  const focused: Focused = useRef(null);
  return (
    <Refocused key={version} focused={focused}>
      {children}
    </Refocused>
  );
}

function Refocused({ focused, children }: { focused: Focused; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    const name = focused.current;
    focused.current = null;
    if (name !== null) {
      const field = name === '' ? null : own?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
      (field ?? own?.querySelector<HTMLElement>('[type="submit"]'))?.focus({ preventScroll: true });
    }
    return () => {
      // Before React removes it.
      const { activeElement } = document;
      focused.current = own?.contains(activeElement) ? (activeElement?.getAttribute('name') ?? '') : null;
    };
  }, [focused]);
  return (
    <div ref={box} className="contents">
      {children}
    </div>
  );
}
