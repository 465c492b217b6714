export { loadDesign } from './designs';
export { JobScreen, type JobScreenProps } from './JobScreen';
export { firstInteraction } from './first-interaction';
