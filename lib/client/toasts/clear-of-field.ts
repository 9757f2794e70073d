type Span = { left: number; right: number };
type Field = Span & { top: number; bottom: number };
/** The column of the toasts, and their height together. */
type Stack = Span & { height: number };

const GAP = 8;

/**
 * The distance of toasts from the edge of the window at which they do not cover the field that is edited: `edge` if they
 * do not there, or if there is no room beyond the field. All in pixels; a field's `top` and `bottom` are from the top of the window.
 */
export function clearOfField(
  field: Field,
  stack: Stack,
  { side, edge, height }: { side: 'top' | 'bottom'; edge: number; height: number },
): number {
  const [near, far] =
    side === 'bottom' ? [height - field.bottom, height - field.top] : [field.top, field.bottom];
  const isBeside = field.right <= stack.left || field.left >= stack.right;
  if (isBeside || far <= edge || near >= edge + stack.height) return edge;
  return far + GAP + stack.height <= height ? far + GAP : edge;
}
