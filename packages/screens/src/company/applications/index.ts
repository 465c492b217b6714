export { applicationViews, readApplicationView, type ApplicationView } from './views';
