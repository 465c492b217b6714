export type { PlaceCount } from './PlaceBoard';
export { StartScreen, type StartScreenProps } from './StartScreen';
