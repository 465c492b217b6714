export * from './codes';
export * from './display';
export * from './fallbacks.de';
export * from './labels.de';
export * from './list';
export * from './read';
export * from './specifics';
