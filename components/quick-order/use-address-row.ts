import { useEffect, useRef } from 'react';
import { useViewer } from '@/lib/client/session/session';

/**
 * Adds the row that the address names (`?sku=…&quantity=…`, as labels on shelves do), once, after a stored list is
 * restored, and removes it from the address.
 */
export function useAddressRow(addRow: (article: string, quantity: string) => boolean): void {
  const { status } = useViewer();
  const isRead = useRef(false);

  useEffect(() => {
    if (status === 'loading' || isRead.current) return;
    isRead.current = true;
    const { pathname, search } = window.location;
    const query = new URLSearchParams(search);
    const article = query.get('sku')?.trim().slice(0, 200) ?? '';
    if (article === '') return;
    window.history.replaceState(window.history.state, '', pathname);
    addRow(article, query.get('quantity')?.trim().slice(0, 12) || '1');
  }, [status, addRow]);
}
