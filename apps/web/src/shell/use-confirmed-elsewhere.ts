import { useReturn } from './use-return';

/** The part of a person that counts here, and how to ask for it again. */
interface Asked {
  readonly data: { readonly emailConfirmed: boolean } | undefined;
  readonly reload: () => Promise<unknown>;
}

/** Asks for a person with an unconfirmed address again when it comes back to the window: the mailed link opens in another one. */
export function useConfirmedElsewhere({ data, reload }: Asked): void {
  useReturn(0, () => {
    if (data?.emailConfirmed === false) void reload().catch(() => undefined);
  });
}
