import { createContext, use, type ReactNode } from 'react';

/** Storage of drafts until they are saved. */
export interface Drafts {
  /** Reads the draft of a name; undefined for none. */
  read: (name: string) => string | undefined;
  /** Stores a draft; undefined deletes it. */
  write: (name: string, text: string | undefined) => void;
}

const DraftsContext = createContext<Drafts>({ read: () => undefined, write: () => undefined });

export interface DraftsProviderProps {
  /** Storage of the drafts. */
  drafts: Drafts;
  /** The tree whose fields keep drafts. */
  children: ReactNode;
}

/**
 * Sets the draft storage of a tree. Without it unsaved input lasts as long as its field.
 * @example
 * <DraftsProvider drafts={{ read: (name) => kept.get(name), write: (name, text) => keep(name, text) }}>
 *   <App />
 * </DraftsProvider>
 */
export function DraftsProvider({ drafts, children }: DraftsProviderProps) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** The draft storage of the nearest `DraftsProvider`. */
export const useDrafts = (): Drafts => use(DraftsContext);
