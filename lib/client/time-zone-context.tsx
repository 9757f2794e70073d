'use client';
import { createContext, type ReactNode, useContext } from 'react';

const TimeZoneContext = createContext('UTC');

/** Provides the shop's time zone to client components. */
export function TimeZoneProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <TimeZoneContext value={timeZone}>{children}</TimeZoneContext>;
}

/** Returns the shop's time zone in client components; `#use-time-zone` works in all components. */
export function useTimeZone(): string {
  return useContext(TimeZoneContext);
}
