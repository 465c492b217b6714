export * from './application-form';
export * from './auth';
export * from './newsletter-form';
export * from './profile-form';
export * from './invite-form';
export * from './message-form';
export * from './deactivation-form';
export * from './subscription-confirmation';
