'use client';
import { useEffect } from 'react';
import { showArrivalToast } from '@/lib/client/toasts/arrival-toast';

/** Shows what the page before left to be said, such as that somebody joined. */
export function ArrivalToast() {
  useEffect(showArrivalToast, []);
  return null;
}
