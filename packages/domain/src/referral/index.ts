export { referralCodeIn } from '../ids';
export * from './codes';
export * from './labels.de';
export * from './own';
export * from './read';
