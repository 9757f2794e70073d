import { loadTexts } from '#shop-texts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import type { Language } from '@/lib/shared/site/languages';
import { pageLanguage } from './page-language';

type Load<Module> = Readonly<Record<Language, () => Promise<Module>>>;

/**
 * Texts that pages do without until something is opened: the export `part` of a module in the language of the document.
 * They are loaded once. React's `use` needs a load that tries again (`loadWithRetries`), a press one that fails (`loadCode`).
 */
export function lateTexts<Part extends string, Module extends Readonly<Record<Part, unknown>>>(
  part: Part,
  load: Load<Module>,
  through: (load: () => Promise<Module>) => Promise<Module> = loadWithRetries,
): () => Promise<Module[Part]> {
  let loaded: Promise<Module[Part]> | undefined;
  return () => {
    loaded ??= through(() => loadTexts(pageLanguage(), load)).then((texts) => texts[part]);
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}
