import { candidateStatusLabels, formatDate, type Application } from '@stellwerk/domain';
import { appliedTexts } from '../i18n/job.de';

/** A person's earlier application. */
export type Applied = Pick<Application, 'id' | 'status' | 'createdAt'>;

/** Date and status of the application as text. */
export const appliedState = ({ createdAt, status }: Applied): string =>
  appliedTexts.state(formatDate(createdAt), candidateStatusLabels[status]);
