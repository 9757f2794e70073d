'use client';
import { createContext, type ReactNode, useContext } from 'react';

const Content = createContext<ReactNode>(null);

type NotFoundContentProps = { content: ReactNode; children: ReactNode };

/** Says what a not-found page below shows: a layout knows the address, `not-found.tsx` does not. */
export function NotFoundContent({ content, children }: NotFoundContentProps) {
  return <Content value={content}>{children}</Content>;
}

/** What the layout has to say about the missing subject, else the children. */
export function NotFoundContentOr({ children }: { children: ReactNode }) {
  return useContext(Content) ?? children;
}
