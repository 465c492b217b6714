export * from './versions';
