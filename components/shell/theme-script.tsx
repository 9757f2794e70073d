import { THEME_SCRIPT } from '@/lib/shared/messages/inline-code';

/** In browsers it is read from the document: their scripts, which have app/global-error.tsx on every page, have no copy of it. */
const script = () =>
  typeof window === 'undefined'
    ? THEME_SCRIPT
    : (document.querySelector('head > script:not([src])')?.textContent ?? '');

/** Applies the chosen theme before the first paint. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that has to run before the first paint.
  return <script dangerouslySetInnerHTML={{ __html: script() }} />;
}
