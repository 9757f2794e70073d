import { THEME_SCRIPT } from '@/lib/shared/messages/inline-code';

/** Sets the theme the visitor chose before the first paint, so that no page flashes in the other one. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that has to run before the first paint.
  return <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />;
}
