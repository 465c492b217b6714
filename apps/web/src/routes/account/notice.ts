import { account } from '@stellwerk/screens/i18n/account.de';
import { property } from '../../data/property';

const { notices } = account;

/** Reason for a redirect to the login; passed in the navigation state, never in the URL. */
export type LoginNotice = keyof typeof notices;

/** Navigation state that carries a notice. */
export const withNotice = (notice: LoginNotice): { readonly notice: LoginNotice } => ({ notice });

const isNotice = (value: unknown): value is LoginNotice => typeof value === 'string' && Object.hasOwn(notices, value);

export interface NoticeTexts {
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning';
}

/** The text of the notice in a navigation state; null without one. */
export function readNotice(state: unknown): NoticeTexts | null {
  const notice = property(state, 'notice');
  if (!isNotice(notice)) return null;
  const tone = notice === 'email-confirmed' ? 'success' : notice === 'link-used' ? 'warning' : 'info';
  return { text: notices[notice], tone };
}
