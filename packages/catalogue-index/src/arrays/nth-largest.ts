/** The value at `position` from the largest. Reorders: before the position all are at least as large, after it at most. */
export function nthLargest(values: Float64Array, position: number): number {
  let [low, high] = [0, values.length - 1];
  while (low < high) {
    // From the middle, so that what is sorted already costs no more than the rest.
    const pivot = values[(low + high) >>> 1] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((values[left] as number) > pivot) left += 1;
      while ((values[right] as number) < pivot) right -= 1;
      if (left > right) break;
      const moved = values[left] as number;
      values[left] = values[right] as number;
      values[right] = moved;
      left += 1;
      right -= 1;
    }
    if (position <= right) high = right;
    else if (position >= left) low = left;
    else break;
  }
  return values[position] as number;
}
