export { ApplyScreen, type ApplyScreenProps } from './ApplyScreen';
