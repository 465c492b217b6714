export * from './hints';
export * from './take-proposal';
