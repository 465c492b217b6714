export { ShowcaseScreen, type ShowcaseScreenProps } from './ShowcaseScreen';
