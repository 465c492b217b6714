import { applicationViews, type ApplicationView } from './views';

/** The switch between the views of the first company. For stories only. */
export const storyViews = (current: ApplicationView) => applicationViews('1', current);
