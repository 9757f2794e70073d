'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RowActions } from './sheet-row';

/** Functions that stay the same, so that a row is rendered again only if it changes itself. */
export function useRowActions(current: RowActions): RowActions {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const [actions] = useState<RowActions>(() => ({
    setCell: (...change) => latest.current.setCell(...change),
    setTarget: (...change) => latest.current.setTarget(...change),
    setRaw: (...change) => latest.current.setRaw(...change),
    addTier: (id) => latest.current.addTier(id),
    remove: (...which) => latest.current.remove(...which),
  }));
  return actions;
}
