'use client';
import { createContext, type ReactNode, useContext } from 'react';

export const TimeZoneContext = createContext('UTC');

export function TimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** For client components; `#use-time-zone` works in all components. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
