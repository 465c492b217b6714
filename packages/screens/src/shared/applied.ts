import { candidateStatusLabels, formatDate, type Application } from '@stellwerk/domain';
import { appliedTexts } from '../i18n/applied.de';

/** What is known of an application that somebody has sent before. */
export type Applied = Pick<Application, 'id' | 'status' | 'createdAt'>;

/** Since when somebody has applied, and how far that is. */
export const appliedState = ({ createdAt, status }: Applied): string =>
  appliedTexts.state(formatDate(createdAt), candidateStatusLabels[status]);
