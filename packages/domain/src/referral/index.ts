export { referralCodeIn } from '../referral-code';
export * from './codes';
export * from './labels.de';
export * from './own';
export * from './read';
