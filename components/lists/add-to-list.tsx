import type { ComponentProps } from 'react';

type AddToListProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  toolId: string;
  /** The quantity for the list: that of a line, or the minimum order. */
  quantity: number;
  /** The id of the element with the tool's name. */
  nameId: string;
  children: string;
};

/** "Add to List": plain HTML on any page, handled by list-host.tsx. */
export function AddToList({ toolId, quantity, nameId, children, ...rest }: AddToListProps) {
  return (
    <button type="button" data-list={`${toolId} ${quantity}`} aria-describedby={nameId} {...rest}>
      {children}
    </button>
  );
}
