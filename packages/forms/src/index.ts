export * from './application-form';
