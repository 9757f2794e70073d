import { THEME_SCRIPT } from '@/lib/shared/messages/inline-code';

/** Applies the chosen theme before the first paint. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that has to run before the first paint.
  return <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
