import { createContext, use, type ReactNode } from 'react';

/** Where what somebody is writing is kept until it is stored. */
export interface Drafts {
  /** The draft of that name; undefined for none. */
  read: (name: string) => string | undefined;
  /** Keeps a draft; undefined gives it up. */
  write: (name: string, text: string | undefined) => void;
}

const DraftsContext = createContext<Drafts>({ read: () => undefined, write: () => undefined });

export interface DraftsProviderProps {
  /** Where drafts are kept. */
  drafts: Drafts;
  /** The tree whose fields keep what is typed. */
  children: ReactNode;
}

/**
 * Sets once where drafts are kept. Without it what is typed lasts as long as its field.
 * @example
 * <DraftsProvider drafts={{ read: (name) => kept.get(name), write: (name, text) => keep(name, text) }}>
 *   <App />
 * </DraftsProvider>
 */
export function DraftsProvider({ drafts, children }: DraftsProviderProps) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** Where the nearest `DraftsProvider` keeps drafts. */
export const useDrafts = (): Drafts => use(DraftsContext);
