import { statusOf } from '@stellwerk/domain';
import { confirmJobAlert, confirmNewsletter, pathOf, unsubscribeJobAlert, unsubscribeNewsletter, type Call } from '@stellwerk/domain/calls';
import { apiOrigin } from '../api-origin';

/** A link of an ordered mail. */
export interface MailedLink {
  readonly about: 'newsletter' | 'job-alert';
  readonly step: 'confirm' | 'unsubscribe';
  /** Its secret. */
  readonly token: string;
}

const CALLS = {
  newsletter: { confirm: confirmNewsletter, unsubscribe: unsubscribeNewsletter },
  'job-alert': { confirm: confirmJobAlert, unsubscribe: unsubscribeJobAlert },
} as const satisfies Record<MailedLink['about'], Record<MailedLink['step'], Call>>;

/** Target of a form without scripts on the page of a link. */
export const pressUrl = ({ about, step, token }: MailedLink): string => apiOrigin() + pathOf(CALLS[about][step], { token });

/** Performs the action of a link; `used` for an expired link. @throws ApiError while it is valid */
export async function pressLink({ about, step, token }: MailedLink): Promise<'done' | 'used'> {
  const { send } = await import('../client');
  try {
    await send(CALLS[about][step], { params: { token } });
    return 'done';
  } catch (error) {
    if (statusOf(error) === 400) return 'used';
    throw error;
  }
}
