/** Window that a story needs for its screenshot. */
export interface WindowOptions {
  /** One of Storybook's windows, such as `mobile1`. */
  readonly viewport?: { readonly value?: string };
  /** `forced` for forced colours. */
  readonly colors?: unknown;
}

declare global {
  interface Window {
    /** Set by the screenshots of `npm run review` and `npm run test:visual`; `preview.tsx` calls it before each story. */
    storyStart?: (options: WindowOptions) => Promise<void>;
  }
}
