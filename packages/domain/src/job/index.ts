export * from './codes';
export * from './display';
export * from './labels.de';
export * from './list';
export * from './read';
