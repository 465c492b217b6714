import './modal.css';

export { ReferralModal as default } from '@stellwerk/design-system/patterns/referral-modal';
