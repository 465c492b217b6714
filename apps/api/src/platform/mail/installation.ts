import type { Installation } from '@stellwerk/mails';
import type { Context } from '../context/context.ts';

/** The installation that writes a mail: it stands in the foot of each. */
export const installationOf = ({ config, origin }: Pick<Context, 'config' | 'origin'>): Installation => ({
  origin: origin(),
  supportEmail: config.supportEmail,
});
