import type { ComponentType } from 'react';
import type { ReferralNoticeProps } from './ReferralNotice';

type Notice = ComponentType<ReferralNoticeProps>;

let loaded: Notice | undefined;
let pending: Promise<Notice> | undefined;

/** Loads the notice of a recommendation once; a failed download is tried again at the next call. The server awaits it before it renders. */
export function loadNotice(): Promise<Notice> {
  pending ??= import('./ReferralNotice').then(
    (module) => {
      loaded = module.ReferralNotice;
      return loaded;
    },
    (cause: unknown) => {
      pending = undefined;
      throw cause;
    },
  );
  return pending;
}

/** The notice when it is there; as a lazy initial state it must be a function that returns the component. */
export const loadedNotice = (): Notice | undefined => loaded;
