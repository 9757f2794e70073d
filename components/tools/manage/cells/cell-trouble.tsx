import { Button } from '@/components/ui/controls/button';

type CellTroubleProps = {
  id: string;
  message: string;
  choices: readonly (readonly [label: string, choose: () => unknown])[];
  onTakeBack: () => void;
};

/** Under a cell whose value could not be saved, over the rows beneath: why, and what to do. */
export function CellTrouble({ id, message, choices, onTakeBack }: CellTroubleProps) {
  return (
    <span className="cell-note">
      <span id={id} role="alert">
        {message}
      </span>
      <span className="flex flex-wrap gap-1.5">
        {choices.map(([label, choose]) => (
          <Button
            key={label}
            variant="outline"
            size="xs"
            onClick={() => void choose()}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onTakeBack();
            }}
          >
            {label}
          </Button>
        ))}
      </span>
    </span>
  );
}
