import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { useLabelIn } from '../text-fields';
import { TextCell } from './row-cell';

/** Heads of the columns of a text in each other language. */
export function useColumnsIn(): (column: string) => string[] {
  const labelIn = useLabelIn();
  return (column) => OTHER_LANGUAGES.map((language) => labelIn(column, language));
}

type TextCellsInProps = { name: string; label: string; column: string; maxLength: number };

/** A text of a file in each other language. */
export function TextCellsIn({ name, label, column, maxLength }: TextCellsInProps) {
  const labelIn = useLabelIn();
  return OTHER_LANGUAGES.map((language) => (
    <TextCell
      key={language}
      name={`${name}.${language}`}
      label={labelIn(label, language)}
      lang={language}
      placeholder={labelIn(column, language)}
      maxLength={maxLength}
    />
  ));
}
