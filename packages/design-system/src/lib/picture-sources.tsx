import { createContext, use, type ReactNode } from 'react';

/** The `srcset` of a picture by its URL; undefined for one that exists in one size only. */
export type PictureSources = (url: string) => string | undefined;

const PictureContext = createContext<PictureSources>(() => undefined);

export interface PictureProviderProps {
  /** Says in which sizes a picture exists. */
  sourcesOf: PictureSources;
  /** The tree whose pictures are loaded in the size in which they are shown. */
  children: ReactNode;
}

/**
 * Sets once in which sizes pictures exist. Without it each is loaded as it is.
 * @example
 * <PictureProvider sourcesOf={(url) => `${url}?w=96 96w, ${url}?w=192 192w`}>
 *   <App />
 * </PictureProvider>
 */
export function PictureProvider({ sourcesOf, children }: PictureProviderProps) {
  return <PictureContext value={sourcesOf}>{children}</PictureContext>;
}

/** The sizes of pictures as the nearest `PictureProvider` says. */
export function usePictureSources(): PictureSources {
  return use(PictureContext);
}
