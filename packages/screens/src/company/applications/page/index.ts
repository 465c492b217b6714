export { ApplicationPageScreen, type ApplicationPageScreenProps } from './ApplicationPageScreen';
export type { Decision } from './decisions';
