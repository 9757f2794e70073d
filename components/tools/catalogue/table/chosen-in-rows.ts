import type { Language } from '@/lib/shared/site/languages';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { cellText, specCell } from './spec-cells';

/** What chosen values are called that no filter beside the list has: in the table any cell can be pressed, and its rows say it. */
export function chosenInRows(
  { tools, specTokens }: Pick<CatalogueResult, 'tools' | 'specTokens'>,
  chosen: CatalogueQuery['spec'] = [],
  language: Language,
): [token: string, label: string][] {
  return chosen.flatMap((token): [string, string][] => {
    const tool = tools.find(({ _id }) => specTokens[_id]?.includes(token));
    const name = tool?.specs[specTokens[tool._id]?.indexOf(token) ?? -1]?.name;
    const cell = tool && name !== undefined ? specCell(tool, { names: [name] }, language) : undefined;
    return cell ? [[token, `${name} ${cellText(cell)}`]] : [];
  });
}
