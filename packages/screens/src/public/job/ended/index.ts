export { EndedScreen, type EndedScreenProps } from './EndedScreen';
