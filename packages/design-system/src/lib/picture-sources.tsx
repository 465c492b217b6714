import { createContext, use, type ReactNode } from 'react';

/** The `srcset` of a picture by its URL; undefined for one with a single size. */
export type PictureSources = (url: string) => string | undefined;

const PictureContext = createContext<PictureSources>(() => undefined);

export interface PictureProviderProps {
  /** Returns the available sizes of a picture. */
  sourcesOf: PictureSources;
  /** The tree whose pictures load in their display size. */
  children: ReactNode;
}

/**
 * Sets the available picture sizes of a tree. Without it each picture loads as it is.
 * @example
 * <PictureProvider sourcesOf={(url) => `${url}?w=96 96w, ${url}?w=192 192w`}>
 *   <App />
 * </PictureProvider>
 */
export function PictureProvider({ sourcesOf, children }: PictureProviderProps) {
  return <PictureContext value={sourcesOf}>{children}</PictureContext>;
}

/** The `srcset` function of the nearest `PictureProvider`. */
export function usePictureSources(): PictureSources {
  return use(PictureContext);
}
