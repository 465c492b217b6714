export * from './read';
export * from './video';
