import { applicationViews, type ApplicationView } from './views';

/** The view switch of the first company. For stories only. */
export const storyViews = (current: ApplicationView) => applicationViews('1', current);
