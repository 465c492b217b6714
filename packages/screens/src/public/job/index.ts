export { loadDesign } from './designs';
export { JobScreen, type JobScreenProps } from './JobScreen';
export { designAtInteraction } from './first-interaction';
