import type { ComponentType } from 'react';
import type { ReferralNoticeProps } from './ReferralNotice';

type Notice = ComponentType<ReferralNoticeProps>;

let loaded: Notice | undefined;
let pending: Promise<Notice> | undefined;

/**
 * Loads the referral notice once; a failed download is retried at the next call. The server awaits
 * it before rendering.
 */
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

/**
 * The notice once loaded; as a lazy initial state it must be a function that returns the component.
 */
export const loadedNotice = (): Notice | undefined => loaded;
