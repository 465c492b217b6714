/** What a story wants of the window that it is photographed in. */
export interface WindowWishes {
  /** One of Storybook's windows, such as `mobile1`. */
  readonly viewport?: { readonly value?: string };
  /** `forced` for the person's own colours. */
  readonly colors?: unknown;
}

declare global {
  interface Window {
    /** Given by the camera of `npm run test:visual`; `preview.tsx` calls it before each story. */
    storyStart?: (wishes: WindowWishes) => Promise<void>;
  }
}
