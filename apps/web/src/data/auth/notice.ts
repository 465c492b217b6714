import { account } from '../../i18n/account.de';
import { property } from '../decode';

/** Why somebody was led to the login; travels in the navigation state, never in the address. */
export type LoginNotice = keyof typeof account.notices;

/** Navigation state that carries a notice. */
export const withNotice = (notice: LoginNotice): { readonly notice: LoginNotice } => ({ notice });

/** The words of the notice in a navigation state; null without one. */
export function readNotice(state: unknown): string | null {
  const notice = property(state, 'notice');
  return notice === 'password-changed' || notice === 'session-expired' ? account.notices[notice] : null;
}
