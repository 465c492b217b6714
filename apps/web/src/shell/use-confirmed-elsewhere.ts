import { useReturn } from './use-return';

/** Relevant part of a person, and its reload. */
interface Asked {
  readonly data: { readonly emailConfirmed: boolean } | undefined;
  readonly reload: () => Promise<unknown>;
}

/** Reloads a person with an unconfirmed email address on return to the window: the mailed link opens in another one. */
export function useConfirmedElsewhere({ data, reload }: Asked): void {
  useReturn(0, () => {
    if (data?.emailConfirmed === false) void reload().catch(() => undefined);
  });
}
