'use client';
import { createContext, type ReactNode, useContext } from 'react';

const Content = createContext<ReactNode>(null);

type NotFoundContentProps = { content: ReactNode; children: ReactNode };

/** Content for a not-found page below: a layout has the address's parameters, `not-found.tsx` does not. */
export function NotFoundContent({ content, children }: NotFoundContentProps) {
  return <Content value={content}>{children}</Content>;
}

export function NotFoundContentOr({ children }: { children: ReactNode }) {
  return useContext(Content) ?? children;
}
