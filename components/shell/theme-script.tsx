import { THEME_STORAGE_KEY } from './theme';

const SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Sets the theme the visitor chose before the first paint, so that no page flashes in the other one. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it has to run before the first paint.
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
