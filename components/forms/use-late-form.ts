'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { draftKey } from '@/lib/client/draft-key';
import { onFirstInteraction } from '@/lib/client/first-interaction';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session';
import { useHydrated } from '@/lib/client/use-hydrated';

type LateFormState = {
  frame: RefObject<HTMLElement | null>;
  /** Fetches the form's code. Throws ApiProblem. */
  want: () => Promise<void>;
  parameters?: readonly string[];
  draft?: string;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

/** Somebody was faster than the page's script, or the browser filled something in. */
function isInUse(frame: HTMLElement): boolean {
  const controls = frame.querySelectorAll<Control>('input, textarea, select');
  return frame.contains(document.activeElement) || [...controls].some(isFilledIn);
}

function hasDraft(name: string): boolean {
  try {
    return window.sessionStorage.getItem(draftKey(name)) !== null;
  } catch {
    return false;
  }
}

/**
 * Lets buttons be pressed that the server wrote as disabled, since presses are kept (see below): those that are there, and
 * those that come. Browsers reveal a form that came late in the document after its first paint, which on a busy machine is
 * after this script began.
 */
function answerPresses(area: HTMLElement, hasArrived: RefObject<boolean>): () => void {
  const enable = () => {
    if (hasArrived.current) return;
    for (const button of area.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled])'))
      button.disabled = false;
  };
  enable();
  const observer = new MutationObserver(enable);
  observer.observe(area, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Sees to a form whose code is not there yet: when it is fetched, and what is pressed meanwhile. Answers what went wrong
 * with fetching it, and what the form calls once it answers.
 */
export function useLateForm({ frame, want, parameters, draft }: LateFormState) {
  const [failure, setFailure] = useState<string | null>(null);
  // What the server wrote waits; on the way from page to page there is nothing that could.
  const [isNew] = useState(useHydrated());
  const isSignedIn = useViewer().status === 'signed-in';
  const hasArrived = useRef(false);
  const pressed = useRef<HTMLElement>(null);

  const fetchForm = useCallback(async () => {
    setFailure(null);
    try {
      await want();
    } catch (error) {
      const control = pressed.current;
      pressed.current = null;
      control?.removeAttribute('aria-busy');
      // A link needs no script to lead on.
      if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
      else setFailure(sentenceOf(error));
    }
  }, [want]);

  useEffect(() => {
    // Whoever is signed in need not type what the shop knows of them.
    if (isSignedIn || isNew) void fetchForm();
  }, [isSignedIn, isNew, fetchForm]);

  useEffect(() => {
    const area = frame.current;
    if (!area || hasArrived.current) return;
    const given = new URLSearchParams(window.location.search);
    const isAsked =
      (parameters?.some((name) => given.has(name)) ?? false) || (draft !== undefined && hasDraft(draft));
    if (isAsked || isInUse(area)) void fetchForm();
    const stopAnswering = answerPresses(area, hasArrived);
    const isHere = (target: EventTarget | null): target is Element =>
      target instanceof Element && area.contains(target);
    const onPointer = ({ target }: PointerEvent) => {
      if (isHere(target)) void fetchForm();
    };
    const keepPress = (event: MouseEvent) => {
      if (hasArrived.current || !isHere(event.target)) return;
      const control = event.target.closest<HTMLElement>('button, a[href]');
      // A link that is to open elsewhere is the browser's.
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      pressed.current = control;
      control.setAttribute('aria-busy', 'true');
      void fetchForm();
    };
    const stopWaiting = onFirstInteraction(() => void fetchForm());
    // On the window, since React's own listener on the document takes what happens to a part it has not hydrated.
    window.addEventListener('pointerover', onPointer, true);
    window.addEventListener('click', keepPress, true);
    return () => {
      stopWaiting();
      stopAnswering();
      window.removeEventListener('pointerover', onPointer, true);
      window.removeEventListener('click', keepPress, true);
    };
  }, [frame, parameters, draft, fetchForm]);

  const onArrived = useCallback(() => {
    hasArrived.current = true;
    const control = pressed.current;
    pressed.current = null;
    control?.removeAttribute('aria-busy');
    // After what the form does when it arrives.
    if (control) window.setTimeout(() => control.click());
  }, []);

  return { failure, onArrived };
}
